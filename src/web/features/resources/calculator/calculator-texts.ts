import type { CostReduction, Costs, Saving } from '#shared/money/cost-reduction.ts'
import { dollars } from '#shared/money/money.ts'
import type { CostCategory } from '#web/addresses/calculator-search.ts'
import type { CategoryCost } from './typed-costs.ts'

export const CATEGORY_NAMES: Record<CostCategory, string> = {
  food: 'Food & Beverages',
  equipment: 'Equipment & Supplies',
  cleaning: 'Cleaning & Maintenance',
  packaging: 'Packaging & Disposables',
}

const DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
export const percent = (tenths: number) => `${(tenths / 10).toLocaleString('en-AU', DECIMAL)}%`

/** Returns a percentage as the size of a saving or of an extra cost; in words where there is nothing that it could be a share of. */
const share = (tenths: number | null) => (tenths === null ? 'not known' : percent(Math.abs(tenths)))

/** Returns what a category saves or costs more: "Saves $861.00 (6.2%)". */
export function savingWords({ savingCents, savingTenths }: Saving): string {
  if (savingCents === 0) return 'Costs the same'
  const of = savingTenths === null ? '' : ` (${share(savingTenths)})`
  return savingCents > 0 ? `Saves ${dollars(savingCents)}${of}` : `Costs ${dollars(-savingCents)} more${of}`
}

/** Returns the cells of a saving in a table: an amount that says which way it goes, and its percentage. */
export const savingCells = ({ savingCents, savingTenths }: Saving): string[] => [
  savingCents < 0 ? `${dollars(-savingCents)} more` : dollars(savingCents),
  savingTenths !== null && savingTenths < 0 ? `${share(savingTenths)} more` : share(savingTenths),
]

/** Returns whether the categories have something to compare. */
export const hasCosts = ({ total }: CostReduction) => total.currentCents > 0 || total.newCents > 0

/** Returns the result in a sentence or two. */
export function summaryOf(result: CostReduction, targetTenths: number): string {
  return [hasCosts(result) ? savingSummary(result) : NOTHING_ENTERED, targetSummary(result, targetTenths)].filter(Boolean).join(' ')
}

const NOTHING_ENTERED = 'Enter what a category costs you now and what it would cost, to see your saving here.'

function savingSummary({ total: { savingCents }, annualSavingCents, shareTenths, baseCents }: CostReduction) {
  if (savingCents === 0) return 'You would pay the same as now.'
  const of = shareTenths === null ? '' : `, ${share(shareTenths)} of your ${dollars(baseCents)}`
  return savingCents > 0
    ? `You would save ${dollars(savingCents)} a month${of}. That is ${dollars(annualSavingCents)} a year.`
    : `You would pay ${dollars(-savingCents)} more a month${of}. That is ${dollars(-annualSavingCents)} more a year.`
}

function targetSummary({ baseCents, targetCents, missingCents }: CostReduction, targetTenths: number) {
  if (targetTenths === 0 || baseCents === 0) return ''
  const target = `Your target of ${percent(targetTenths)} is ${dollars(targetCents)} a month`
  if (missingCents > 0) return `${target}: ${dollars(missingCents)} still to find.`
  return missingCents === 0 ? `${target}, which this reaches.` : `${target}, which this passes by ${dollars(-missingCents)}.`
}

/** Returns what the reader should know about how the figures came about. */
export function notesOn({ monthlyCostCents }: Costs, result: CostReduction<CategoryCost>): string[] {
  const { total, categories } = result
  const unpriced = categories.filter(({ currentCents, newCents }) => currentCents > 0 && newCents === 0)
  return [
    ...unpriced.map(({ category }) => `${CATEGORY_NAMES[category]} has no new cost. That counts as $0.00, so all of it counts as saved.`),
    ...(monthlyCostCents > 0 && total.currentCents > 0 ? differenceNote(monthlyCostCents, total.currentCents) : []),
  ]
}

function differenceNote(monthlyCostCents: number, currentCents: number): string[] {
  if (monthlyCostCents === currentCents) return []
  const difference = dollars(Math.abs(monthlyCostCents - currentCents))
  const side = monthlyCostCents > currentCents ? 'less' : 'more'
  return [
    `The four categories come to ${dollars(currentCents)} now, ${difference} ${side} than the monthly cost you entered. Share and target are of the ${dollars(monthlyCostCents)} you entered.`,
  ]
}
