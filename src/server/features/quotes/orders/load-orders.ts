import type { Db } from '#server/db/db.ts'
import { conflict, forbidden, notFound } from '#server/http/problems.ts'
import { hasTotal } from '#shared/money/totals.ts'
import { quoteFrom } from '#server/features/quotes/thread/stored-quote.ts'
import { orderOf, type Order } from './order.ts'
import { factsOfSuppliers, requestsByIds } from './order-queries.ts'

type Request = Awaited<ReturnType<typeof requestsByIds>>[number]
const NOT_WON = 'There is no order yet: the prices of this request have not been accepted.'
const SOME_NOT_WON = 'Not all of these requests are orders: the prices of some have not been accepted. Please leave those out.'

/** Returns the order of a request that exists. @throws 409 where nothing was accepted */
export async function loadOrder(db: Db, id: string): Promise<Order> {
  const [order] = await ordersOf(db, await requestsByIds(db, [id]))
  if (!order) throw conflict(NOT_WON)
  return order
}

/** Returns an account's own orders as they are asked for. @throws 404 for one that does not exist, 403 for another's, 409 where nothing was accepted */
export async function loadOwnOrders(db: Db, accountId: string, ids: readonly string[]): Promise<Order[]> {
  const found = new Map((await requestsByIds(db, ids)).map((request) => [request.id, request]))
  const requests = ids.map((id) => found.get(id.toLowerCase()))
  const known = requests.filter((request) => request !== undefined)
  if (known.length < requests.length) throw notFound('One of these requests')
  if (known.some((request) => request.accountId !== accountId)) throw forbidden('Only whoever sent these requests can do this.')
  const orders = await ordersOf(db, known)
  if (orders.length < known.length) throw conflict(SOME_NOT_WON)
  return orders
}

/** Returns the orders among requests, in their order. */
async function ordersOf(db: Db, requests: readonly Request[]): Promise<Order[]> {
  const supplierIds = requests.flatMap(({ supplier }) => supplier.id ?? [])
  const facts = new Map((await factsOfSuppliers(db, supplierIds)).map((row) => [row.id, row]))
  return requests.flatMap((request) => {
    if (request.status !== 'won' || request.offer === null) return []
    const quote = quoteFrom(request, request.offer)
    // Nothing of it was asked for, so nothing is in its total either.
    if (!hasTotal(quote)) return []
    return orderOf(request, quote, facts.get(request.supplier.id ?? 0) ?? { abn: null, address: null })
  })
}
