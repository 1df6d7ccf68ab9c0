import type { ClaimMode, Figures } from '#contract/site.ts'
import { useSite } from '#web/use-site.ts'

type HomeClaims = {
  mode: ClaimMode
  /** With computed figures: as numbers, and as texts print them. */
  counts?: Figures
  figures?: Record<keyof Figures, string>
}

/** Returns what the home page may say in figures. Computed ones that nobody counted are hidden. */
export function useClaims(): HomeClaims {
  const { claims, figures: counts } = useSite()
  if (claims.figures !== 'computed') return { mode: claims.figures }
  if (!counts || counts.suppliers === 0 || counts.venues === 0) return { mode: 'hidden' }
  const printed = Object.entries(counts).map(([name, count]) => [name, count.toLocaleString('en-AU')])
  // The entries are those of the figures.
  return { mode: 'computed', counts, figures: Object.fromEntries(printed) as Record<keyof Figures, string> }
}
