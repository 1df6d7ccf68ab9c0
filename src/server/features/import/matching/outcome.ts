import type { CategoryName } from '#contract/options.ts'

/** A remark of the report on a row. */
export type Remark = { line: number; businessName: string; text: string }

export type Outcome = {
  rows: number
  imported: number
  updated: number
  unchanged: number
  /** The rows of which something was not taken, since a person had entered something else. */
  kept: number
  skipped: Remark[]
  /** What else is to be said of rows: what changes, what is kept, which values are left out. */
  notes: Remark[]
  perCategory: Map<CategoryName, number>
}

export const noOutcome = (): Outcome => ({
  rows: 0,
  imported: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  skipped: [],
  notes: [],
  perCategory: new Map(),
})
