import type { PriceListReading, ReadPriceRow } from '#contract/price-lists/price-lists.ts'
import { FIELD_LENGTHS, type NewRow } from '#web/features/price-lists/row-values.ts'

/** Changes of a price of more than so many percent are marked. */
export const STEEP_PERCENT = 25

/** What somebody has said of the rows that were read, by their place in the reading. */
export type Answers = {
  edited: ReadonlyMap<number, NewRow>
  leftOut: ReadonlySet<number>
  /** The GST of all rows of which neither the list nor the trade says it. */
  gst: NewRow['gst'] | ''
}
export const NO_ANSWERS: Answers = { edited: new Map(), leftOut: new Set(), gst: '' }

export const KINDS = ['ask', 'steep', 'changed', 'new', 'same'] as const
export type RowKind = (typeof KINDS)[number]

/** Returns what a row is to whoever looks through the reading. */
export function kindOf({ certainty, match }: ReadPriceRow): RowKind {
  if (certainty === 'ask') return 'ask'
  if (match === null) return 'new'
  if (match.kind === 'same') return 'same'
  return match.percent !== null && Math.abs(match.percent) > STEEP_PERCENT ? 'steep' : 'changed'
}

/** Returns the places of the rows: what needs a decision first, each kind in the order of the list. */
export function inOrder(rows: readonly ReadPriceRow[]): number[] {
  const rank = rows.map((row) => KINDS.indexOf(kindOf(row)))
  return rows.map((_, at) => at).toSorted((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b)
}

/** Returns how many rows have a question without an answer. */
export const openQuestions = (rows: readonly ReadPriceRow[], { edited, leftOut }: Answers): number =>
  rows.filter(({ certainty }, at) => certainty === 'ask' && !edited.has(at) && !leftOut.has(at)).length

/** Returns how many rows need the answer about GST. */
export const withoutGst = (rows: readonly ReadPriceRow[], { edited, leftOut }: Answers): number =>
  rows.filter(({ gst }, at) => gst === null && !edited.has(at) && !leftOut.has(at)).length

/** Returns the rows as they are saved, each with its place in the reading. A row whose question has no answer has no price. */
export function rowsToSave({ rows }: Pick<PriceListReading, 'rows'>, { edited, leftOut, gst }: Answers): { at: number; row: NewRow }[] {
  return rows.flatMap((row, at) => (leftOut.has(at) ? [] : [{ at, row: edited.get(at) ?? asRead(row, gst || 'taxable') }]))
}

const cut = (text: string | null, length: number) => text && text.slice(0, length).trim()

const asRead = (
  { code, item, packSize, unit, contents, priceCents, gst, origin, note, certainty }: ReadPriceRow,
  unknownGst: NewRow['gst'],
): NewRow => ({
  code: cut(code, FIELD_LENGTHS.code),
  item: cut(item, FIELD_LENGTHS.item) ?? item,
  packSize: cut(packSize, FIELD_LENGTHS.packSize),
  unit: cut(unit, FIELD_LENGTHS.unit),
  contents,
  priceCents: certainty === 'ask' ? null : priceCents,
  gst: gst ?? unknownGst,
  origin,
  note: cut(note, FIELD_LENGTHS.note),
})

/** Returns the correction of columns with another one: a meaning is that of one column. */
export function withColumn(columns: string, column: string, meaning: string): string {
  const others = columns.split(',').filter((part) => {
    const [letters, named] = part.split(':')
    return part !== '' && letters !== column && (named === '' || named !== meaning)
  })
  return [...others, `${column}:${meaning}`].join(',')
}
