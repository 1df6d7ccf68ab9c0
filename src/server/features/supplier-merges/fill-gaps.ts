import { FILLED_FIELDS, type FilledField, type MergeGap } from '#contract/owner/supplier-merges.ts'
import type { Db, RowOf } from '#server/db/db.ts'
import { setContactColumns, contactColumnsOf, type ContactColumns } from '#server/features/suppliers/contact-queries.ts'

export type FilledGaps = RowOf<'supplierMerges'>['filled']
type Pair = { id: number; otherId: number }

/** The columns of each field: an address is taken whole or not at all, since half of one and half of another is nobody's. */
const COLUMNS: Record<FilledField, readonly (keyof ContactColumns)[]> = {
  email: ['email'],
  phone: ['phone'],
  website: ['website'],
  abn: ['abn'],
  address: ['address', 'suburb', 'state', 'postcode'],
  description: ['description'],
}

/** Returns what the kept listing has not and the other has. */
export async function gapsOf(tx: Db, pair: Pair): Promise<MergeGap[]> {
  const gaps = await fillableGaps(tx, pair)
  return FILLED_FIELDS.flatMap((field) => {
    // Each field has the name of its first column.
    const value = gaps[field]?.after[field]
    return value ? [{ field, value }] : []
  })
}

/** Gives the kept listing the chosen fields that it has not, and returns what it got. */
export async function fillGaps(tx: Db, { fill, ...pair }: Pair & { fill: readonly FilledField[] }, at: Date): Promise<FilledGaps> {
  if (fill.length === 0) return {}
  const gaps = await fillableGaps(tx, pair)
  const filled = Object.fromEntries(fill.flatMap((field) => (gaps[field] ? [[field, gaps[field]]] : []))) as FilledGaps
  await setContactColumns(tx, pair.id, Object.assign({}, ...Object.values(filled).map(({ after }) => after)), at)
  return filled
}

/** Takes away what a merge gave, field by field, where nobody has changed it since. */
export async function emptyGaps(tx: Db, id: number, filled: FilledGaps, at: Date): Promise<void> {
  const current = await contactColumnsOf(tx, [id])
  const listing = current.get(id)
  if (!listing) return
  const untouched = FILLED_FIELDS.flatMap((field) => {
    const values = filled[field]
    return values && COLUMNS[field].every((column) => listing[column] === values.after[column]) ? [values.before] : []
  })
  await setContactColumns(tx, id, Object.assign({}, ...untouched), at)
}

async function fillableGaps(tx: Db, { id, otherId }: Pair): Promise<FilledGaps> {
  const listings = await contactColumnsOf(tx, [id, otherId])
  const [kept, other] = [listings.get(id), listings.get(otherId)]
  if (!kept || !other) return {}
  const gaps = FILLED_FIELDS.filter((field) => !kept[field] && other[field] && COLUMNS[field].every((column) => fits(kept, other, column)))
  return Object.fromEntries(
    gaps.map((field) => [field, { before: pick(kept, COLUMNS[field]), after: pick(other, COLUMNS[field]) }]),
  ) as FilledGaps
}

/** Whether a column of the kept listing says nothing that the other's would contradict. */
const fits = (kept: ContactColumns, other: ContactColumns, column: keyof ContactColumns) =>
  !kept[column] || kept[column].toLowerCase() === other[column]?.toLowerCase()

const pick = (listing: ContactColumns, columns: readonly (keyof ContactColumns)[]) =>
  Object.fromEntries(columns.map((column) => [column, listing[column]]))
