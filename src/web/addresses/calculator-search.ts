import { cut } from '#shared/text/cut.ts'

// What is entered in the calculator, as its address has it. The routes of every page load this file, so it reads no numbers.

export const COST_CATEGORIES = ['food', 'equipment', 'cleaning', 'packaging'] as const
export type CostCategory = (typeof COST_CATEGORIES)[number]
export const newField = <Category extends CostCategory>(category: Category) => `${category}New` as const

export type CalculatorField = 'cost' | 'target' | CostCategory | `${CostCategory}New`
export const CALCULATOR_FIELDS: readonly CalculatorField[] = [
  'cost',
  'target',
  ...COST_CATEGORIES.flatMap((category) => [category, newField(category)]),
]

/** Texts as they are typed: dollars, and the target in per cent. An absent amount is nothing, an absent target is `DEFAULT_TARGET`. */
export type CalculatorSearch = { [Field in CalculatorField]?: string }
export const DEFAULT_TARGET = '15'
export const MAX_ENTRY_LENGTH = 24

/** Parses the calculator's query: every name is present, in fixed order; defaults become undefined. Texts stay as they were typed. */
export const readCalculatorSearch = (raw: Record<string, unknown>): CalculatorSearch =>
  Object.fromEntries(CALCULATOR_FIELDS.map((field) => [field, entryOf(raw[field], field === 'target' ? DEFAULT_TARGET : '')]))

function entryOf(value: unknown, absent: string) {
  const text = typeof value === 'string' ? cut(value.trim(), MAX_ENTRY_LENGTH) : absent
  return text === absent ? undefined : text
}
