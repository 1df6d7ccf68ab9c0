// The files of what was accepted, and of comparisons (docs/behaviour/quotes.md, Files of orders and comparisons).

export const ORDER_FORMATS = ['pdf', 'csv', 'xml'] as const
export type OrderFormat = (typeof ORDER_FORMATS)[number]
/** Returns the address of the file of one order. */
export const orderFile = (id: string, format: OrderFormat): string => `/api/quotes/${id}/order.${format}`

export const BOOKS = ['xero.csv', 'myob.txt'] as const
export type Books = (typeof BOOKS)[number]
/** Returns the address of the file of several orders for a program that keeps books; the query has their ids. */
export const booksFile = (books: Books): string => `/api/quotes/orders.${books}`

export const MAX_ORDERS = 100

export const COMPARISON_FORMATS = ['pdf', 'xlsx', 'csv'] as const
export type ComparisonFormat = (typeof COMPARISON_FORMATS)[number]
/** Returns the address of a comparison as a file; it takes the rules of the comparison. */
export const comparisonFile = (bulkId: string, format: ComparisonFormat): string => `/api/quotes/bulk/${bulkId}/comparison.${format}`
