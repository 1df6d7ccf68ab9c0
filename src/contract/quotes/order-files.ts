import * as z from 'zod/mini'
import { described, distinct, line, optional, Uuid } from '#contract/endpoint/values.ts'

// The files of what was accepted (docs/behaviour/quotes.md, Files of orders).

export const ORDER_FORMATS = ['pdf', 'csv', 'xml'] as const
export type OrderFormat = (typeof ORDER_FORMATS)[number]
/** Returns the address of the file of one order. */
export const orderFile = (id: string, format: OrderFormat): string => `/api/quotes/${id}/order.${format}`

export const BOOKS = ['xero.csv', 'myob.txt'] as const
export type Books = (typeof BOOKS)[number]
/** Returns the address of the file of several orders for a program that keeps books; the query has their ids. */
export const booksFile = (books: Books): string => `/api/quotes/orders.${books}`

export const MAX_ORDERS = 100
const NO_ORDERS = 'Please choose at least one order.'
const TOO_MANY_ORDERS = `Please choose ${MAX_ORDERS} orders at the most.`
const asList = (value: unknown): unknown => (value === undefined ? [] : [value].flat())
/** The query of such a file: an id for each order, in the order in which they are to stand there. */
export const BooksQuery = z.object({
  id: described(z.pipe(z.transform(asList), z.array(Uuid).check(z.minLength(1, NO_ORDERS), ...distinct(MAX_ORDERS, TOO_MANY_ORDERS))), {
    description: 'The ids of the requests, in the order of the file.',
    type: 'array',
    items: { type: 'string', format: 'uuid' },
  }),
  account: described(optional(line(20)), 'The code of the account that all lines are booked to.'),
})
