import type { BilledBusiness, Business } from '#contract/billing/billing.ts'
import type { Db } from '#server/db/db.ts'
import type { Customer } from './event-queries.ts'
import type { InvoiceState } from './invoice-state.ts'

/** Returns what is stored of invoices, by the provider's ids. */
export async function invoicesById(tx: Db, provider: Customer['provider'], ids: string[]): Promise<Map<string, StoredInvoice>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'number', 'providerInvoiceId', 'status', 'paidCents', 'refundedCents'])
    .where('provider', '=', provider)
    .where('providerInvoiceId', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.providerInvoiceId, row]))
}
/** An invoice by its id, and by its number, which its PDF is called after. */
export type IssuedInvoice = { id: string; number: string }
export type StoredInvoice = IssuedInvoice & { status: InvoiceState['status']; paidCents: number; refundedCents: number }

/** Returns what may change of an invoice that is issued. */
const stateOf = ({ status, paidCents, refundedCents, paidAt, at }: InvoiceState) => ({
  // A draft is not issued.
  status: status as Exclude<InvoiceState['status'], 'draft'>,
  paidCents,
  refundedCents,
  paidAt: status === 'paid' ? (paidAt ?? at) : null,
})

export const updateInvoice = (tx: Db, id: string, invoice: InvoiceState) =>
  tx.updateTable('invoices').set(stateOf(invoice)).where('id', '=', id).execute()

type NewInvoice = {
  provider: Customer['provider']
  supplierId: number | null
  subscriptionId: string | null
  invoice: InvoiceState
  billedTo: BilledBusiness
  issuer: Business | null
}

/** Inserts an invoice, which gets its number. */
export async function insertInvoice(tx: Db, { invoice, billedTo, issuer, ...about }: NewInvoice): Promise<IssuedInvoice> {
  return tx
    .insertInto('invoices')
    .values({
      ...about,
      ...stateOf(invoice),
      providerInvoiceId: invoice.id,
      lines: JSON.stringify(invoice.lines),
      totalCents: invoice.totalCents,
      dueCents: invoice.dueCents,
      issuedAt: invoice.issuedAt ?? invoice.at,
      billedTo: JSON.stringify(billedTo),
      issuer: issuer && JSON.stringify(issuer),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}
