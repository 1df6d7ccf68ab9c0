import * as z from 'zod/mini'
import { BOOKS, booksFile, ORDER_FORMATS, type Books, type OrderFormat } from '#contract/quotes/order-files.ts'
import { described, optional, text, Uuid } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { QuoteAccess } from '#server/features/quotes/access/access.ts'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import { buyer } from '#server/http/access/access.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { fileResponses } from '#server/http/wire/wire.ts'
import { BooksQuery } from './books-query.ts'
import { loadOrder, loadOwnOrders } from './load-orders.ts'
import { myobPurchases } from './myob-purchases.ts'
import type { Order } from './order.ts'
import { orderCsv } from './order-csv.ts'
import { ublOrder } from './ubl-order.ts'
import { xeroBills } from './xero-bills.ts'

type App = ReturnType<typeof createSiteServer>
type Deps = Pick<Context, 'db'>

/** Each is made anew. */
const DOWNLOADS = { name: 'order-file', points: 60, seconds: 60 }
/** One of many lines takes half a second of one core. */
const PDFS_AT_ONCE = 1
const PDFS_WAITING = 60

const CSV = 'text/csv; charset=utf-8'
const tags = ['Quote requests']
const path = z.object({ id: Uuid })
const keyed = z.object({ key: described(optional(text(100)), 'The key in the link of an email.') })

const FILES: Record<OrderFormat, { operationId: string; summary: string; type: string }> = {
  pdf: { operationId: 'downloadOrderPdf', summary: 'What was accepted in a request, as a PDF', type: 'application/pdf' },
  csv: { operationId: 'downloadOrderCsv', summary: 'What was accepted in a request, as a table in dollars', type: CSV },
  xml: { operationId: 'downloadOrderUbl', summary: 'What was accepted in a request, as an Order of UBL 2.1', type: 'application/xml' },
}

/** Serves what was accepted as files, to both sides of the request. */
export function orderRoutes(app: App, serve: Serve, { opening }: QuoteAccess, { db }: Deps): void {
  const runInQueue = createBoundedQueue(PDFS_AT_ONCE, PDFS_WAITING)
  const writers: Record<OrderFormat, (order: Order, signal: AbortSignal) => string | Promise<Buffer>> = {
    // The library for PDFs is loaded with the first of them.
    pdf: (order, signal) => runInQueue(async () => (await import('./order-pdf.ts')).orderPdf(order), signal),
    csv: orderCsv,
    xml: ublOrder,
  }
  for (const format of ORDER_FORMATS) {
    const { type, ...about } = FILES[format]
    app.get<{ Params: z.infer<typeof path> }>(`/api/quotes/:id/order.${format}`, {
      schema: { ...about, tags, params: path, querystring: keyed, response: fileResponses(type) },
      ...serve.guard(path, opening.parties, { limit: DOWNLOADS, canConflict: true }),
      handler: async ({ params }, reply) => {
        const order = await loadOrder(db, params.id)
        const file = await writers[format](order, disconnection(reply))
        return reply.headers(fileHeaders(`order-${order.serial}.${format}`, type)).send(file)
      },
    })
  }
  bookRoutes(app, serve, db)
}

const BOOK_FILES: Record<Books, { operationId: string; summary: string; type: string; write: typeof xeroBills }> = {
  'xero.csv': { operationId: 'downloadXeroBills', summary: 'My orders as bills for Xero', type: CSV, write: xeroBills },
  'myob.txt': {
    operationId: 'downloadMyobPurchases',
    summary: 'My orders as purchases for MYOB',
    type: 'text/plain; charset=utf-8',
    write: myobPurchases,
  },
}

function bookRoutes(app: App, serve: Serve, db: Deps['db']): void {
  for (const books of BOOKS) {
    const { type, write, ...about } = BOOK_FILES[books]
    app.get<{ Querystring: z.output<typeof BooksQuery> }>(booksFile(books), {
      schema: { ...about, tags, querystring: BooksQuery, response: fileResponses(type) },
      ...serve.guard(z.object({}), buyer, { limit: DOWNLOADS, canConflict: true }),
      handler: async ({ requester, query }, reply) => {
        // The guard admits accounts only.
        const { account } = requester as AuthenticatedRequester
        const orders = await loadOwnOrders(db, account.id, query.id)
        return reply.headers(fileHeaders(`orders.${books}`, type)).send(write(orders, query.account))
      },
    })
  }
}
