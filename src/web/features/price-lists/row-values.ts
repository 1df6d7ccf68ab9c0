import type { PriceListRow, ReadPriceRow } from '#contract/price-lists/price-lists.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import { ORIGINS } from '#contract/quotes/origins.ts'
import { amountProblem, centsOf, typedDollars } from '#shared/money/typed-numbers.ts'
import { contentsOf } from '#shared/price-list/pack-contents.ts'

/** A row as it is typed in a form. */
export type RowValues = Record<RowField, string>
const ROW_FIELDS = ['item', 'code', 'packSize', 'unit', 'price', 'gst', 'origin', 'note'] as const
export type RowField = (typeof ROW_FIELDS)[number]
export type RowProblems = Partial<Record<RowField, string>>

export const FIELD_LABELS: Record<RowField, string> = {
  item: 'Item',
  code: 'Code',
  packSize: 'Pack size',
  unit: 'Sold by',
  price: 'Price without GST, $',
  gst: 'GST',
  origin: 'Where it was harvested',
  note: 'Note',
}
export const FIELD_LENGTHS: Record<RowField, number> = {
  item: 200,
  code: 40,
  packSize: 60,
  unit: MAX_UNIT,
  price: 15,
  gst: 10,
  origin: 10,
  note: 300,
}

type Shown = Pick<PriceListRow, 'item' | 'code' | 'packSize' | 'unit' | 'priceCents' | 'note' | 'origin'> & { gst: ReadPriceRow['gst'] }
/** A row as it is stored, without what only the stored list knows of it. */
export type NewRow = Omit<PriceListRow, 'id' | 'isAvailable' | 'isSeafood' | 'changedAt'>

export const valuesOf = ({ item, code, packSize, unit, priceCents, gst, origin, note }: Shown): RowValues => ({
  item,
  code: code ?? '',
  packSize: packSize ?? '',
  unit: unit ?? '',
  price: typedDollars(priceCents),
  gst: gst ?? '',
  origin: origin ?? '',
  note: note ?? '',
})

/** Returns what is wrong with a row, by its field. */
export function problemsIn({ item, price, gst }: RowValues): RowProblems {
  return {
    ...(item.trim() === '' && { item: 'Please say what the item is.' }),
    ...(price.trim() !== '' && Number.isNaN(centsOf(price)) && { price: amountProblem(price) }),
    ...(gst === '' && { gst: 'Please say whether the item is taxable or GST-free.' }),
  }
}

/** Returns a row as it is sent. Of a pack that was not changed, what it holds stays; of another one it follows from its size. */
export function rowOf(values: RowValues, was: Shown & Pick<PriceListRow, 'contents'>): NewRow {
  const [item = '', code = '', packSize = '', unit = '', note = ''] = [
    values.item,
    values.code,
    values.packSize,
    values.unit,
    values.note,
  ].map((text) => text.trim())
  const isSamePack = packSize === (was.packSize ?? '') && unit === (was.unit ?? '') && was.contents !== null
  return {
    item,
    code: code || null,
    packSize: packSize || null,
    unit: unit || null,
    contents: isSamePack ? was.contents : contentsOf(packSize, unit),
    priceCents: values.price.trim() === '' ? null : centsOf(values.price),
    gst: values.gst === 'taxable' ? 'taxable' : 'free',
    origin: ORIGINS.find((origin) => origin === values.origin) ?? null,
    note: note || null,
  }
}

/** Returns the field of the form for a path of the server's errors. */
export function fieldOfPath(path: string): RowField {
  const [name = ''] = path.split('.')
  if (name === 'priceCents') return 'price'
  if (name === 'contents') return 'packSize'
  return ROW_FIELDS.find((field) => field === name) ?? 'item'
}

/** Returns the labels of what differs between two versions of a row. */
export const changedFields = (before: Shown, now: Shown): string[] => {
  const [old, current] = [valuesOf(before), valuesOf(now)]
  return ROW_FIELDS.filter((field) => old[field] !== current[field]).map((field) => FIELD_LABELS[field])
}

const isValues = (value: unknown): value is RowValues =>
  typeof value === 'object' &&
  value !== null &&
  ROW_FIELDS.every((field) => field in value && typeof Reflect.get(value, field) === 'string')
/** Returns a row that was typed before, from what the browser has stored, also by a page that asked for no origin; undefined for anything else. */
export function draftIn(stored: unknown): RowValues | undefined {
  const values = typeof stored === 'object' && stored !== null ? { origin: '', ...stored } : stored
  return isValues(values) ? values : undefined
}
