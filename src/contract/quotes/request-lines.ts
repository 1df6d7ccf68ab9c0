import * as z from 'zod/mini'
import { EVERY, NOT_EVERY } from '#contract/order-lists/every.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import { CATEGORIES } from '#contract/options.ts'
import { described, line, optional, text, Uuid } from '#contract/endpoint/values.ts'

// The lines of a quote request (docs/behaviour/quotes.md, Lines of a request).

/** The most lines of a request. */
export const MAX_REQUEST_LINES = 100
const MAX_AMOUNT = 1_000_000
const tooMuch = 'Please keep this to 1,000,000 or less.'
const aboveZero = (message: string) => z.number(message).check(z.gt(0, message), z.lte(MAX_AMOUNT, tooMuch))

const Contents = z.object(
  { amount: aboveZero('Please give an amount above 0.'), measure: line(MAX_UNIT, 'Please give a measure, such as kg, L or piece.') },
  'Please say what one unit holds, as an amount and its measure.',
)

const fields = {
  item: line(200, 'Please say what the item is.'),
  quantity: described(
    optional(aboveZero('Please give a quantity above 0.')),
    'How many order units are needed; null where it is not said.',
  ),
  unit: described(optional(line(MAX_UNIT)), 'The order unit, such as kg, ctn or bunch.'),
  contents: described(optional(Contents), 'What one order unit holds.'),
  every: described(optional(z.enum(EVERY, NOT_EVERY)), 'How often it is bought.'),
  note: optional(text(500)),
}

const NewRequestLine = z.object({
  ...fields,
  category: described(
    optional(z.enum(CATEGORIES, 'Please choose one of the categories.')),
    'Decides which suppliers of a bulk request get the line; null goes to all of them.',
  ),
  listLineId: described(optional(Uuid), 'The line of one of my own order lists that it was made from. Suppliers never learn it.'),
})
export type NewRequestLine = z.output<typeof NewRequestLine>

const missing = 'Please give the lines as a list.'
/** The field of a request that has lines. */
export const NewRequestLines = {
  lines: z._default(
    z.array(NewRequestLine, missing).check(z.maxLength(MAX_REQUEST_LINES, `Please keep it to ${MAX_REQUEST_LINES} lines.`)),
    [],
  ),
}

/** More suppliers than this are refused before each of them is looked at. */
const MAX_KEYS = 1000
const POSITION = 'Please give the positions of lines, counted from 0.'
const position = z.int(POSITION).check(z.gte(0, POSITION), z.lt(MAX_REQUEST_LINES, 'There is no such line.'))
const positions = z.array(position, POSITION).check(z.maxLength(MAX_REQUEST_LINES, `Please keep it to ${MAX_REQUEST_LINES} lines.`))
/** The field of a bulk request that says which supplier gets which lines, by the supplier's id. */
export const LinesFor = {
  linesFor: described(
    z._default(
      z
        .record(z.string(), positions, 'Please give the positions of lines by the id of their supplier.')
        .check(z.refine((byId) => Object.keys(byId).length <= MAX_KEYS, 'Please name fewer suppliers.')),
      {},
    ),
    'By the id of a supplier the positions in `lines` of what it gets, whatever the category; for suppliers that are not named, the category decides.',
  ),
}

/** A line of a request, as both sides see it. */
export const RequestLine = z.object({
  id: described(Uuid, 'In a bulk request the same in every request that has the line.'),
  ...fields,
  amount: described(z.nullable(z.number()), 'What is needed of `measure`: the quantity times the contents.'),
  measure: described(z.nullable(z.string()), 'kg, L, piece, or the order unit itself.'),
  isSeafood: described(z.optional(z.boolean()), 'Whether its words name seafood, of which a venue has to say the origin.'),
  listLineId: described(z.optional(z.nullable(Uuid)), 'Only for the buyer: the line of an own order list that it was made from.'),
})
export type RequestLine = z.output<typeof RequestLine>
