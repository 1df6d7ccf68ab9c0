import * as z from 'zod/mini'
import { Uuid } from '#contract/endpoint/values.ts'
import { supplier } from '#server/http/access/access.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { fileResponses } from '#server/http/wire/wire.ts'
import { invoiceById, type InvoiceRow } from './invoice-queries.ts'

const path = z.object({ id: Uuid })
/** Each is drawn anew. */
const DOWNLOADS = { name: 'invoice', points: 30, seconds: 60 }

/** Serves invoices as PDFs, to their supplier. */
export function invoiceRoutes(app: ReturnType<typeof createSiteServer>, serve: Serve): void {
  app.get('/api/invoices/:id.pdf', {
    schema: {
      operationId: 'downloadInvoice',
      summary: 'An invoice of my listing, as a PDF',
      tags: ['Subscriptions'],
      params: path,
      response: fileResponses('application/pdf'),
    },
    ...serve.guard(path, supplier.ofSupplier(invoiceById), { limit: DOWNLOADS }),
    handler: async ({ resource }, reply) => {
      // The guard has stored what it has loaded.
      const invoice = resource as InvoiceRow
      // The library for PDFs is loaded with the first of them.
      const { invoicePdf } = await import('./invoice-pdf.ts')
      return reply.headers(fileHeaders(`${invoice.number}.pdf`, 'application/pdf')).send(await invoicePdf(invoice))
    },
  })
}
