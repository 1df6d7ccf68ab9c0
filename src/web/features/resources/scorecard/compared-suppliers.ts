import { itemKey } from '#shared/resource-items.ts'
import { bestOf, MAX_SCORE, scorecardResult, scoreOf, type ScorecardResult } from '#shared/scorecard.ts'
import { listed } from '#shared/text/words.ts'
import { itemAt } from '#shared/item-at.ts'

/** The places of the suppliers that are compared. */
export const SLOTS = [1, 2, 3] as const
export type Slot = (typeof SLOTS)[number]

export type ScorecardCategory = { name: string; weight: number; metrics: readonly string[] }

/** What is filled in on a resource page, by item. */
export type Remembered = { values: Record<string, string>; set: (key: string, value: string) => void }

export const nameKey = (slot: Slot) => itemKey('score', 'name', slot)
export const scoreKey = (category: Pick<ScorecardCategory, 'name'>, slot: Slot) => itemKey('score', category.name, slot)

export type ComparedSupplier = ScorecardResult & {
  slot: Slot
  /** As it was entered, otherwise "Supplier 1". */
  name: string
  /** Whether anything is entered for it. */
  isUsed: boolean
}

export function comparedSuppliers(categories: readonly ScorecardCategory[], values: Record<string, string>): ComparedSupplier[] {
  return SLOTS.map((slot) => {
    const typed = values[nameKey(slot)]?.trim() ?? ''
    const result = scorecardResult(
      categories.map((category) => ({ weight: category.weight, score: scoreOf(values[scoreKey(category, slot)]) })),
    )
    return { slot, name: typed || `Supplier ${slot}`, isUsed: typed !== '' || result.scored > 0, ...result }
  })
}

/** Returns a result out of five, and as a percentage of that: "3.70 of 5", "74.0%". */
export const resultWords = (hundredths: number) => ({
  outOfFive: `${(hundredths / 100).toFixed(2)} of ${MAX_SCORE}`,
  percent: `${(hundredths / MAX_SCORE).toFixed(1)}%`,
})

export const bestSuppliers = (suppliers: readonly ComparedSupplier[]): ComparedSupplier[] =>
  bestOf(suppliers.map(({ hundredths }) => hundredths)).map((at) => itemAt(suppliers, at))

/** Returns who scores highest, in a sentence. */
export function comparisonWords(suppliers: readonly ComparedSupplier[]): string {
  const best = bestSuppliers(suppliers)
  const [first] = best
  if (!first) return 'Score all categories of two suppliers to compare them.'
  const names = listed(best.map(({ name }) => name))
  const { outOfFive } = resultWords(first.hundredths ?? 0)
  return best.length > 1 ? `${names} score the same: ${outOfFive} each.` : `${names} scores highest: ${outOfFive}.`
}
