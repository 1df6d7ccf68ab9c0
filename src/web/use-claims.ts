import type { ClaimMode, Figures } from '#contract/site.ts'
import { useSite } from './use-site.ts'

type ShownClaims = {
  mode: ClaimMode
  /** With computed figures: as numbers, and as texts print them. */
  counts?: Figures
  figures?: Record<keyof Figures, string>
}

/** Returns what pages may say in figures. Computed ones that nobody counted are hidden. */
export function useClaims(): ShownClaims {
  const { claims, figures: counts } = useSite()
  if (claims.figures !== 'computed') return { mode: claims.figures }
  if (!counts || counts.suppliers === 0 || counts.venues === 0) return { mode: 'hidden' }
  const printed = Object.entries(counts).map(([name, count]) => [name, count.toLocaleString('en-AU')])
  // The entries are those of the figures.
  return { mode: 'computed', counts, figures: Object.fromEntries(printed) as Record<keyof Figures, string> }
}
