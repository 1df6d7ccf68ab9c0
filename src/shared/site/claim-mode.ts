import type { StatementMode } from '#contract/site/site.ts'

/** Returns what a setting of figures or praise means: until the owner chooses, samples are shown beside demo suppliers only. */
export function statementMode(setting: string | undefined, isDemo: boolean): StatementMode {
  if (setting === 'sample' || setting === 'computed' || setting === 'hidden') return setting
  return isDemo ? 'sample' : 'hidden'
}
