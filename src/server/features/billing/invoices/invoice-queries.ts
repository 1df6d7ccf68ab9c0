import type { Invoice } from '#contract/billing/billing.ts'
import { invoicePath } from '#contract/billing/billing.ts'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import { dollars } from '#shared/money/money.ts'
import { gstIn } from '#shared/money/gst.ts'
import type { Db, RowOf } from '#server/db/db.ts'

/** Returns a page of a listing's invoices, the newest first; the provider counts time in seconds, and of two in one the later number is newer. */
export async function invoicesOf(db: Db, supplierId: number, limit: number, offset: number): Promise<ListPage<Invoice>> {
  const own = db.selectFrom('invoices').where('supplierId', '=', supplierId)
  const rows = await own.selectAll().orderBy('issuedAt', 'desc').orderBy('number', 'desc').limit(limit).offset(offset).execute()
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items: rows.map(toInvoice), total }
}

function toInvoice({ id, number, status, issuedAt, lines, totalCents, refundedCents }: RowOf<'invoices'>): Invoice {
  const description = inWords(lines)
  return { id, number, status, issuedAt, description, totalCents, gstCents: gstIn(totalCents), refundedCents, pdf: invoicePath(id) }
}

/** Says what an invoice is for. Of several lines, what is charged before what is credited, each says its amount: the total is that of none. */
const inWords = (lines: RowOf<'invoices'>['lines']): string =>
  lines.length === 1
    ? lines.map(({ description }) => description).join('')
    : lines
        .toReversed()
        .map(({ description, cents }) => `${description}: ${dollars(cents)}`)
        .join('; ')

/** Loads the invoice that a path names: a resource of an access rule. */
export const invoiceById = {
  what: 'This invoice',
  load: async (db: Db, { id }: { id: string }) => {
    const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
    // An invoice of a listing that was deleted belongs to no supplier.
    return row && { ...row, supplierId: row.supplierId ?? 0 }
  },
}
export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof invoiceById.load>>>
