// The arithmetic of the cost reduction calculator. Money is whole cents and percentages are whole tenths, so that nothing is lost between.

export type Cost = { currentCents: number; newCents: number }

export type Costs<Category extends Cost = Cost> = {
  /** What everything costs in a month; 0 where it was not entered. */
  monthlyCostCents: number
  /** The saving that is aimed at, in tenths of a per cent of the monthly cost. */
  targetTenths: number
  categories: readonly Category[]
}

export type Saving = Cost & {
  /** Negative where the new cost is higher. */
  savingCents: number
  /** Of the current cost, in tenths of a per cent; null where there is no current cost. */
  savingTenths: number | null
}

export type CostReduction<Category extends Cost = Cost> = {
  categories: (Category & Saving)[]
  /** The categories together. */
  total: Saving
  annualSavingCents: number
  /** What the target is a share of: the monthly cost that was entered, otherwise the current cost of the categories together. */
  baseCents: number
  /** The saving of a month as a share of the base, in tenths of a per cent; null where the base is nothing. */
  shareTenths: number | null
  targetCents: number
  /** What is missing to the target; 0 or less where it is reached. */
  missingCents: number
}

const MONTHS = 12

export function costReduction<Category extends Cost>(costs: Costs<Category>): CostReduction<Category> {
  const { monthlyCostCents, targetTenths, categories } = costs
  const total = withSaving({ currentCents: sumOf(categories, 'currentCents'), newCents: sumOf(categories, 'newCents') })
  const baseCents = monthlyCostCents || total.currentCents
  const targetCents = Math.round((baseCents * targetTenths) / 1000)
  return {
    categories: categories.map(withSaving),
    total,
    annualSavingCents: MONTHS * total.savingCents,
    baseCents,
    shareTenths: shareOf(total.savingCents, baseCents),
    targetCents,
    missingCents: targetCents - total.savingCents,
  }
}

/** Returns the categories whose current cost is the highest: several where they cost the same, none where none costs anything. */
export function costliest<Category extends Cost>(categories: readonly Category[]): Category[] {
  const most = Math.max(0, ...categories.map(({ currentCents }) => currentCents))
  return most === 0 ? [] : categories.filter(({ currentCents }) => currentCents === most)
}

const sumOf = (costs: readonly Cost[], name: keyof Cost) => costs.reduce((sum, cost) => sum + cost[name], 0)

function withSaving<Category extends Cost>(cost: Category): Category & Saving {
  const savingCents = cost.currentCents - cost.newCents
  return { ...cost, savingCents, savingTenths: shareOf(savingCents, cost.currentCents) }
}

/** Rounds half a tenth away from zero, so that a saving and an extra cost of the same amount have the same percentage. */
const shareOf = (cents: number, ofCents: number) =>
  ofCents === 0 ? null : Math.sign(cents) * Math.round((Math.abs(cents) * 1000) / ofCents) || 0
