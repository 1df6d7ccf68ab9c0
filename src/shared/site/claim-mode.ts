import type { ClaimMode } from '#contract/site/site.ts'

/** Returns what a setting of figures or praise means: until the owner chooses, samples are shown beside demo suppliers only. */
export function claimMode(setting: string | undefined, isDemo: boolean): ClaimMode {
  if (setting === 'sample' || setting === 'computed' || setting === 'hidden') return setting
  return isDemo ? 'sample' : 'hidden'
}
