import * as z from 'zod/mini'
import { MIB } from '#shared/bytes.ts'
import { COLUMN_MEANINGS } from '#shared/price-list/column-meanings.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import {
  clearable,
  described,
  line,
  lineEnds,
  noControls,
  optional,
  paging,
  PathId,
  searchedText,
  text,
  Time,
  Uuid,
} from '#contract/endpoint/values.ts'
import { Amount, EnteredAmount } from '#contract/order-lists/order-lists.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import { GST } from '#contract/suppliers/gst.ts'
import { OriginName } from '#contract/quotes/origins.ts'
import { Cents } from '#contract/quotes/supplier-quote.ts'
import { EnteredRow, enteredRow } from './entered-row.ts'

// A supplier's price list (docs/behaviour/price-lists.md, Reading a price list; docs/behaviour/price-lists.md, The stored price list).

/** The most rows of goods of a price list. */
export const MAX_PRICE_LIST_ROWS = 5_000
/** The largest body that is read or stored. */
export const PRICE_LIST_BYTES = 5 * MIB

const ofRow = {
  code: described(z.nullable(z.string()), 'The supplier’s own number of the item.'),
  item: z.string(),
  packSize: described(z.nullable(z.string()), 'What one pack holds, as typed; null where none is written.'),
  unit: described(z.nullable(z.string()), 'The word by which it is sold, singular and in lower case.'),
  contents: described(z.nullable(Amount), 'What the price buys; null where that is not known.'),
  priceCents: described(z.nullable(z.int()), 'The price of one pack, without GST; null for "POA" and the like.'),
  note: z.nullable(z.string()),
  isSeafood: described(z.boolean(), 'Whether its item names seafood, of which a venue has to say the origin.'),
}

/** What storing a row would do to the one that it is. */
const RowMatch = z.object({
  rowId: Uuid,
  kind: z.enum(['changed', 'same']),
  fromCents: z.nullable(z.int()),
  percent: described(z.nullable(z.number()), 'How much dearer it is; null from or to no price.'),
})

/** A row as it was read. */
export const ReadPriceRow = z.object({
  ...ofRow,
  gst: described(z.nullable(z.enum(GST)), 'Null where neither the list nor the trade says it.'),
  isGstGuessed: described(z.boolean(), 'Whether it is the usual of its kind, as the list does not say it.'),
  group: described(z.nullable(z.string()), 'The heading above the row.'),
  origin: described(
    z.nullable(OriginName),
    'Where a column of the list says that it was harvested, else what is stored of it; null where neither says it.',
  ),
  certainty: z.enum(['sure', 'ask']),
  question: z.nullable(z.string()),
  match: described(z.nullable(RowMatch), 'The stored row that it is; null for a new one.'),
})
export type ReadPriceRow = z.output<typeof ReadPriceRow>

const counts = z.object({ new: z.int(), changed: z.int(), same: z.int(), gone: z.int() })
/** A row that is dearer than a price that was promised. */
const Dearer = z.object({
  priceId: described(Uuid, 'The held price.'),
  item: z.string(),
  fromCents: z.int(),
  priceCents: z.int(),
  businessName: z.string(),
})
export type Dearer = z.output<typeof Dearer>
const dearer = described(z.array(Dearer), 'Rows that are dearer than prices that hold, which stay as they are.')

export const PriceListReading = z.object({
  columns: described(
    z.array(z.object({ column: z.string(), title: z.nullable(z.string()), meaning: z.nullable(z.enum(COLUMN_MEANINGS)) })),
    'The columns of the first sheet by their letters; none where the list is no table.',
  ),
  question: described(
    z.nullable(z.object({ text: z.string(), columns: z.array(z.string()) })),
    'Which of several prices counts; until that is said, no row has a price.',
  ),
  rows: z.array(ReadPriceRow),
  skipped: z.array(z.object({ text: z.string(), why: z.string() })),
  counts,
  dearer,
})
export type PriceListReading = z.output<typeof PriceListReading>

export const readPriceList = endpoint('POST /api/suppliers/:id/price-list/read', {
  summary: 'Read a price list, pasted or as a CSV or xlsx file; nothing is saved',
  description: 'Also takes a file as the body: `text/csv`, or an .xlsx file by its type.',
  params: { id: PathId },
  query: { columns: described(optional(line(500)), 'What columns hold, as `B:item,D:price`; `C:` holds nothing.') },
  body: { text: z.string('Please paste a list, as text.').check(lineEnds, noControls) },
  output: PriceListReading,
})

/** A row of a stored price list. */
export const PriceListRow = z.object({
  id: Uuid,
  ...ofRow,
  gst: z.enum(GST),
  origin: described(z.nullable(OriginName), 'Where seafood was harvested, wherever it was processed; null where it is not said.'),
  isAvailable: z.boolean(),
  changedAt: Time,
})
export type PriceListRow = z.output<typeof PriceListRow>
/** A row as it is stored, without what follows from its words. */
export type StoredPriceRow = Omit<PriceListRow, 'isSeafood'>

export const listPriceList = listEndpoint('GET /api/suppliers/:id/price-list', {
  isPrivate: true,
  summary: 'The price list of a supplier, for its own people',
  params: { id: PathId },
  query: { search: described(optional(searchedText), 'Words of items or codes.'), ...paging(100) },
  item: PriceListRow,
})

const TOO_MANY = 'A price list has at most 5,000 rows. Please leave some out.'

/** What replacing a list did. */
const SavedPriceList = z.object({ version: described(z.int(), 'Counts the changes of rows. The ETag consists of it.'), counts, dearer })
export type SavedPriceList = z.output<typeof SavedPriceList>

export const savePriceList = endpoint('PUT /api/suppliers/:id/price-list', {
  summary: 'Replace the whole price list',
  params: { id: PathId },
  body: { rows: z.array(EnteredRow, 'Please give the rows as a list.').check(z.maxLength(MAX_PRICE_LIST_ROWS, TOO_MANY)) },
  output: SavedPriceList,
})

/** A row with the version of its list. */
const VersionedRow = z.extend(PriceListRow, { version: described(z.int(), 'That of the list. The ETag consists of it.') })

export const changePriceListRow = endpoint('PATCH /api/suppliers/:id/price-list/rows/:rowId', {
  summary: 'Change one row of the price list; fields that are left out stay',
  params: { id: PathId, rowId: Uuid },
  body: {
    code: clearable(line(40)),
    item: z.optional(line(200, 'Please say what the item is.')),
    packSize: clearable(line(60)),
    unit: clearable(line(MAX_UNIT)),
    contents: clearable(EnteredAmount),
    priceCents: clearable(Cents('Please give a price, or null for none.')),
    gst: z.optional(z.enum(GST, 'Please say whether the item is taxable or GST-free.')),
    note: clearable(text(300)),
    origin: clearable(OriginName),
    isAvailable: z.optional(z.boolean('Please say whether it is available.')),
  },
  output: VersionedRow,
})

const NO_PLACE = 'Please give the place of a row.'

export const addPriceListRow = endpoint('POST /api/suppliers/:id/price-list/rows', {
  summary: 'Add a row to the price list',
  params: { id: PathId },
  body: {
    ...enteredRow,
    origin: optional(OriginName),
    isAvailable: z.optional(z.boolean('Please say whether it is available.')),
    position: described(
      optional(z.int(NO_PLACE).check(z.gte(0, NO_PLACE), z.lte(1_000_000_000, NO_PLACE))),
      'The place that a row had which was removed; left out, it is the last.',
    ),
  },
  output: VersionedRow,
  status: 201,
})

export const removePriceListRow = endpoint('DELETE /api/suppliers/:id/price-list/rows/:rowId', {
  summary: 'Remove one row of the price list',
  params: { id: PathId, rowId: Uuid },
  output: z.object({
    version: described(z.int(), 'That of the list. The ETag consists of it.'),
    position: described(z.int(), 'The place of the row, at which it can be added again.'),
  }),
})

export const restorePriceList = endpoint('POST /api/suppliers/:id/price-list/restore', {
  summary: 'Take the last replacement of the price list back, within 30 days',
  params: { id: PathId },
  output: z.omit(SavedPriceList, { dearer: true }),
})
/** Days within which a replacement can be taken back. */
export const RESTORE_DAYS = 30
