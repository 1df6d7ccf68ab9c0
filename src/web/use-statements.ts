import type { StatementMode, Figures } from '#contract/site/site.ts'
import { useSite } from './use-site.ts'

type ShownStatements = {
  mode: StatementMode
  /** With computed figures: as numbers, and as texts print them. */
  counts?: Figures
  figures?: Record<keyof Figures, string>
}

/** The texts of four sample figures and of the labels that counted ones have. */
type FigureTexts<Counted extends keyof Figures> = Record<`${'figure' | 'label'}${1 | 2 | 3 | 4}` | Counted, string>

/** Returns four sample figures, or the counted ones without those that are 0, each with its label; none where figures are hidden. */
export function useFigures<Counted extends keyof Figures>(
  texts: FigureTexts<Counted>,
  counted: readonly Counted[],
): { figure: string; label: string }[] {
  const { mode, counts, figures } = useStatements()
  if (mode === 'sample') return ([1, 2, 3, 4] as const).map((n) => ({ figure: texts[`figure${n}`], label: texts[`label${n}`] }))
  if (!counts || !figures) return []
  return counted.filter((name) => counts[name] > 0).map((name) => ({ figure: figures[name], label: texts[name] }))
}

/** Returns what pages may say in figures. Computed ones that nobody counted are hidden. */
export function useStatements(): ShownStatements {
  const { statements, figures: counts } = useSite()
  if (statements.figures !== 'computed') return { mode: statements.figures }
  if (!counts || counts.suppliers === 0 || counts.venues === 0) return { mode: 'hidden' }
  const printed = Object.entries(counts).map(([name, count]) => [name, count.toLocaleString('en-AU')])
  // The entries are those of the figures.
  return { mode: 'computed', counts, figures: Object.fromEntries(printed) as Record<keyof Figures, string> }
}
