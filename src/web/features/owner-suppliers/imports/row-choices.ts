import type { CategoryName } from '#contract/options.ts'
import type { DryRow } from '#contract/owner/supplier-imports.ts'

/** What is chosen for a row and not sent yet. */
export type ChosenRow = { line: number; isLeftOut: boolean; category: CategoryName | null }
/** The chosen rows, by their lines. */
export type ChosenRows = ReadonlyMap<number, ChosenRow>

/** Returns what holds for a row: what is chosen now, else what the report was made with. */
export const choiceOf = (row: DryRow, chosen: ChosenRows): ChosenRow =>
  chosen.get(row.line) ?? { line: row.line, isLeftOut: row.isLeftOut, category: null }
