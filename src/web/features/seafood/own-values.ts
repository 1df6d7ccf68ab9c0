import type { Input } from '#contract/endpoint/endpoint.ts'
import type { addSeafood, SeafoodRow } from '#contract/seafood/seafood.ts'

/** What is typed in the form of seafood that is bought elsewhere. */
export type TypedOwn = { item: string; supplierName: string; origin: string; from: string; note: string }
export type OwnField = keyof TypedOwn
const FIELDS = ['item', 'supplierName', 'origin', 'from', 'note'] as const satisfies readonly OwnField[]

export const typedOf = (row: SeafoodRow | undefined, today: string): TypedOwn => ({
  item: row?.item ?? '',
  supplierName: row?.supplier.businessName ?? '',
  origin: row?.origin ?? '',
  from: row?.from ?? today,
  note: row?.note ?? '',
})

/** Returns a draft as it was stored; null where it is none. */
export function draftIn(value: unknown): TypedOwn | null {
  const fields = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  const textOf = (name: OwnField) => {
    const text: unknown = fields.get(name)
    return typeof text === 'string' ? text : undefined
  }
  const [item, supplierName, origin, from, note] = FIELDS.map(textOf)
  if (item === undefined || supplierName === undefined || origin === undefined || from === undefined || note === undefined) return null
  return { item, supplierName, origin, from, note }
}

/** Returns what is sent; the server says what is wrong with it. */
export const sentOf = (typed: TypedOwn): Pick<Input<typeof addSeafood>, OwnField> => ({
  ...typed,
  // An origin that was not chosen is refused at its field.
  origin: typed.origin as Input<typeof addSeafood>['origin'],
})

export const ownFieldOf = (path: string): OwnField | undefined => FIELDS.find((name) => name === path)
