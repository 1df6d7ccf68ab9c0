import * as z from 'zod/mini'
import { MIB } from '#shared/bytes.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { EVERY, NOT_EVERY } from './every.ts'
import { LINK_ROLES } from './link-roles.ts'
import { MAX_UNIT } from './unit.ts'
import { Cents } from '#contract/quotes/supplier-quote.ts'
import { CATEGORIES } from '#contract/options.ts'
import { clearable, described, line, lineEnds, noControls, optional, text, Time, Uuid } from '#contract/endpoint/values.ts'

// Order lists (docs/behaviour/order-lists.md, Reading an order list; docs/behaviour/order-lists.md, Order lists).

/** The most lines of a list. */
export const MAX_LIST_LINES = 500
/** The largest body that is read, as pasted text or as a file. */
export const LIST_BYTES = MIB
/** The type of an .xlsx file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An amount of one measure: `kg`, `L`, `piece`, or the order unit itself, "bunch". */
export const Amount = z.object({ amount: z.number(), measure: z.string() })

/** A line as it was read. What is not sure is asked, and has no `amount`. */
export const ReadOrderLine = z.object({
  text: z.string(),
  item: described(z.string(), 'The words as typed, less what was read out of them.'),
  quantity: z.nullable(z.number()),
  unit: described(z.nullable(z.string()), 'The word read, singular and in lower case: "ctn".'),
  contents: described(z.nullable(Amount), 'What one order unit holds.'),
  amount: z.nullable(z.number()),
  measure: z.nullable(z.string()),
  paidCents: z.nullable(z.int()),
  paidPer: z.nullable(z.string()),
  category: z.nullable(z.enum(CATEGORIES)),
  certainty: z.enum(['sure', 'ask']),
  question: z.nullable(z.string()),
  suggestion: described(z.nullable(Amount), 'The likely answer.'),
  isRemembered: described(z.boolean(), 'Whether an earlier answer of the buyer was used.'),
})
export type ReadOrderLine = z.output<typeof ReadOrderLine>

/** A list as it was read; `skipped` has its headings, sums and rows without words. */
export const ReadOrderList = z.object({ lines: z.array(ReadOrderLine), skipped: z.array(z.object({ text: z.string(), why: z.string() })) })
export type ReadOrderList = z.output<typeof ReadOrderList>

export const readOrderList = endpoint('POST /api/order-lists/read', {
  summary: 'Read an order list, pasted or as a CSV or xlsx file; nothing is saved',
  description: 'Also takes a file as the body: `text/csv`, or an .xlsx file by its type.',
  body: { text: z.string('Please paste a list, as text.').check(lineEnds, noControls) },
  output: ReadOrderList,
})

/** The most lists of an account. */
export const MAX_LISTS = 20
/** More lines than this are refused before each of them is looked at; from `MAX_LIST_LINES` on it is a conflict. */
const LINES_TAKEN = 5_000

const PAID_GST = ['excluded', 'included'] as const
const AMOUNT = 'Please give an amount above 0, up to 1,000,000.'
const AboveZero = z.number(AMOUNT).check(z.gt(0, AMOUNT), z.lte(1_000_000, AMOUNT))
/** The unit of a line, and what one of it holds. */
export const unit = optional(line(MAX_UNIT))
export const EnteredAmount = z.object(
  { amount: AboveZero, measure: line(MAX_UNIT, 'Please give a measure, such as kg, L or piece.') },
  'Please give an amount and its measure.',
)
export const contents = described(optional(EnteredAmount), 'What one order unit holds.')

const EnteredLine = z.object(
  {
    id: described(optional(line(100)), 'The line of this list that it replaces. A line with any other id, or without one, gets a new id.'),
    item: line(200, 'Please say what the item is.'),
    quantity: optional(AboveZero),
    unit,
    contents,
    every: described(
      z._default(
        z.pipe(
          z.transform((value: unknown) => value ?? 'week'),
          z.enum(EVERY, NOT_EVERY),
        ),
        'week',
      ),
      'How often it is bought.',
    ),
    category: described(
      clearable(z.enum(CATEGORIES, 'Please choose a category of the list.')),
      'Left out, it is the one that sells the item, if only one does.',
    ),
    note: optional(text(300)),
    paidCents: described(optional(Cents('Please give the price paid.')), 'What the venue pays today. No supplier ever sees it.'),
    paidPer: described(optional(line(MAX_UNIT)), 'The unit that this price is for.'),
    paidGst: z._default(
      z.pipe(
        z.transform((value: unknown) => value ?? 'excluded'),
        z.enum(PAID_GST, 'Please choose excluded or included.'),
      ),
      'excluded',
    ),
    paidTo: described(optional(line(200)), 'Whom the venue pays it to.'),
  },
  'Please give a line.',
)

const OrderListLine = z.object({
  id: Uuid,
  item: z.string(),
  quantity: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  contents: z.nullable(Amount),
  amount: described(z.nullable(z.number()), 'What the line asks for: quantity times contents, or the quantity of the unit itself.'),
  measure: z.nullable(z.string()),
  every: z.enum(EVERY),
  category: z.nullable(z.enum(CATEGORIES)),
  note: z.nullable(z.string()),
  paidCents: z.nullable(z.int()),
  paidPer: z.nullable(z.string()),
  paidGst: z.enum(PAID_GST),
  paidTo: z.nullable(z.string()),
})
export type OrderListLine = z.output<typeof OrderListLine>

const ofList = {
  id: Uuid,
  name: z.string(),
  version: described(z.int(), 'Counts the changes. The ETag consists of it.'),
  updatedAt: Time,
}
export const OrderList = z.object({
  ...ofList,
  lines: z.array(OrderListLine),
  seenAs: described(
    z.enum(['account', ...LINK_ROLES]),
    'By what the list was opened: its account, or a link. A viewer sees no prices paid.',
  ),
})
export type OrderList = z.output<typeof OrderList>
export const OrderListSummary = z.object({ ...ofList, lineCount: z.int() })
export type OrderListSummary = z.output<typeof OrderListSummary>

const name = line(100, 'Please give the list a name.')
const lines = z.array(EnteredLine, 'Please give the lines as a list.').check(z.maxLength(LINES_TAKEN, 'A list has at most 500 lines.'))
const onList = { params: { id: Uuid }, query: { key: described(optional(text(100)), 'The key in a link to the list.') }, output: OrderList }

export const listOrderLists = endpoint('GET /api/order-lists', {
  isPrivate: true,
  summary: 'My order lists, the one changed last first',
  output: z.array(OrderListSummary),
})
export const addOrderList = endpoint('POST /api/order-lists', {
  summary: 'Add an order list; an account has 20 at most',
  body: { name, lines: z._default(lines, []) },
  output: OrderList,
  status: 201,
})
export const getOrderList = endpoint('GET /api/order-lists/:id', { ...onList, isPrivate: true, summary: 'An order list with its lines' })
export const changeOrderList = endpoint('PUT /api/order-lists/:id', {
  ...onList,
  summary: 'Change the name of an order list or replace its lines, 500 at most',
  description: 'A field that is left out stays as it is. Lines have the order in which they are sent.',
  body: { name: z.optional(name), lines: z.optional(lines) },
})
export const removeOrderList = endpoint('DELETE /api/order-lists/:id', {
  summary: 'Delete an order list, with its links',
  params: { id: Uuid },
})
