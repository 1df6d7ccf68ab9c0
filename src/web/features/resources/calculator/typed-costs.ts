import type { Cost, Costs } from '#shared/money/cost-reduction.ts'
import { amountProblem, centsOf, numberOf, numberProblem, typedDollars } from '#shared/money/typed-numbers.ts'
import {
  CALCULATOR_FIELDS,
  COST_CATEGORIES,
  DEFAULT_TARGET,
  newField,
  type CalculatorField,
  type CalculatorSearch,
  type CostCategory,
} from '#web/addresses/calculator-search.ts'

export type CategoryCost = Cost & { category: CostCategory }

/** Returns the same costs in the one way in which they are written: defaults and what counts as 0 anyway become undefined. */
export const normalisedCosts = (typed: CalculatorSearch): CalculatorSearch =>
  Object.fromEntries(
    CALCULATOR_FIELDS.map((field) => [field, field === 'target' ? normalisedTarget(typed.target) : normalisedAmount(typed[field])]),
  )

function normalisedTarget(value: string | undefined) {
  const target = String(targetOf(value) / 10)
  return target === DEFAULT_TARGET ? undefined : target
}

function normalisedAmount(value: string | undefined) {
  const cents = amountOf(value)
  return cents === 0 ? undefined : typedDollars(cents).replace('.00', '')
}

/** Returns what was entered as numbers. What cannot be read counts as 0. */
export const costsOf = (search: CalculatorSearch): Costs<CategoryCost> => ({
  monthlyCostCents: amountOf(search.cost),
  targetTenths: targetOf(search.target),
  categories: COST_CATEGORIES.map((category) => ({
    category,
    currentCents: amountOf(search[category]),
    newCents: amountOf(search[newField(category)]),
  })),
})

const amountOf = (value: string | undefined) => centsOf(value ?? '') || 0

/** Returns tenths of a per cent. */
function targetOf(value = DEFAULT_TARGET) {
  const percent = percentOf(value)
  return percent >= 0 && percent <= 100 ? Math.round(percent * 10) : 0
}

const percentOf = (text: string) => numberOf(text.replace(/\s*%\s*$/, ''))

/** Returns why a typed text counts as 0; undefined where it counts as what it says, or nothing is typed. */
export function problemOf(field: CalculatorField, typed = ''): string | undefined {
  const text = typed.trim()
  const reason = text === '' ? undefined : field === 'target' ? targetProblem(text) : costProblem(text)
  return reason && `Counts as 0. ${reason}`
}

function targetProblem(text: string) {
  const percent = percentOf(text)
  if (Number.isNaN(percent)) return numberProblem(text.replace('%', ''))
  return percent < 0 || percent > 100 ? 'Please give a percentage from 0 to 100.' : undefined
}

function costProblem(text: string) {
  if (!Number.isNaN(centsOf(text))) return undefined
  if (/^[-−]/.test(text)) return 'Please give a cost of $0 or more.'
  if (numberOf(text.replace(/^A?\$\s*/i, '')) >= 1_000_000_000) return 'Please give a cost below $1,000,000,000.'
  return amountProblem(text)
}
