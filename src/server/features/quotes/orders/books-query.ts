import * as z from 'zod/mini'
import { described, distinct, line, optional, Uuid } from '#contract/endpoint/values.ts'
import { MAX_ORDERS } from '#contract/quotes/order-files.ts'

const NO_ORDERS = 'Please choose at least one order.'
const TOO_MANY_ORDERS = `Please choose ${MAX_ORDERS} orders at the most.`
const asList = (value: unknown): unknown => (value === undefined ? [] : [value].flat())

/** The query of a file of several orders: an id for each, in the order in which they are to stand there. */
export const BooksQuery = z.object({
  id: described(z.pipe(z.transform(asList), z.array(Uuid).check(z.minLength(1, NO_ORDERS), ...distinct(MAX_ORDERS, TOO_MANY_ORDERS))), {
    description: 'The ids of the requests, in the order of the file.',
    type: 'array',
    items: { type: 'string', format: 'uuid' },
  }),
  account: described(optional(line(20)), 'The code of the account that all lines are booked to.'),
})
