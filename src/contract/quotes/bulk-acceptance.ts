import * as z from 'zod/mini'
import { MAX_BULK } from '#contract/options.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { Count, described, optional, text, Time, Uuid } from '#contract/endpoint/values.ts'
import { MAX_PRICES_OF_LINE } from './supplier-quote.ts'
import { MAX_REQUEST_LINES } from './request-lines.ts'

const NO_ORDER = 'Please choose at least one order.'
const NO_LINE = 'Please choose at least one line.'
const TOO_MANY_LINES = `Please keep it to ${MAX_REQUEST_LINES} lines.`
const NO_SUCH_PRICE = 'There is no such price. Prices of a line are counted from 0.'

const ChosenPrice = z.object({
  lineId: Uuid,
  n: described(
    z.int(NO_SUCH_PRICE).check(z.gte(0, NO_SUCH_PRICE), z.lt(MAX_PRICES_OF_LINE, NO_SUCH_PRICE)),
    'Which of the prices that the latest answer has for the line, in their order, counted from 0.',
  ),
})
const Order = z.object({
  requestId: Uuid,
  revision: described(
    optional(Count('Please give the number of the answer.')),
    'The answer that the buyer has read. Where there is a newer one, nothing is accepted.',
  ),
  lineIds: described(
    optional(z.array(Uuid, NO_LINE).check(z.minLength(1, NO_LINE), z.maxLength(MAX_REQUEST_LINES, TOO_MANY_LINES))),
    'The lines to be ordered there; left out, all that count in its total.',
  ),
  prices: described(
    optional(z.array(ChosenPrice, 'Please give the prices as a list.').check(z.maxLength(MAX_REQUEST_LINES, TOO_MANY_LINES))),
    'Other prices than those that the comparison shows.',
  ),
})
export type ChosenOrder = z.output<typeof Order>

const onBulk = {
  params: { id: Uuid },
  query: { key: described(optional(text(100)), 'The buyer’s key in the link of an email.') },
}

export const acceptBulk = endpoint('POST /api/quotes/bulk/:id/accept', {
  summary: 'Accept several answers to a bulk request, or lines of each',
  description: 'Either all of it is accepted or nothing.',
  ...onBulk,
  body: {
    orders: z.array(Order, NO_ORDER).check(z.minLength(1, NO_ORDER), z.maxLength(MAX_BULK, `Please keep it to ${MAX_BULK} orders.`)),
  },
  output: z.object({ accepted: z.array(Uuid), undoUntil: Time }),
})
export const undoBulk = endpoint('POST /api/quotes/bulk/:id/undo', {
  summary: 'Undo the last acceptance of a bulk request as one, within a minute',
  ...onBulk,
  output: z.object({ undone: z.array(Uuid) }),
})
