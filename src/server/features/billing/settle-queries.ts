import { sql } from 'kysely'
import type { BilledBusiness, Business } from '#contract/billing.ts'
import type { Db, RowChange, RowOf } from '#server/db/db.ts'
import type { Customer } from './event-queries.ts'
import type { InvoiceState } from './invoice-state.ts'
import type { Entry } from './ledger.ts'

export type SubscriptionRow = RowOf<'subscriptions'>

/** Locks the subscriptions of a customer, the oldest first. */
export const lockSubscriptions = (tx: Db, { provider, providerCustomerId }: Customer): Promise<SubscriptionRow[]> =>
  tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider)
    .where('providerCustomerId', '=', providerCustomerId)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute()

export const updateSubscription = (tx: Db, id: string, change: RowChange<'subscriptions'>) =>
  tx.updateTable('subscriptions').set(change).where('id', '=', id).execute()

/** Returns whom an invoice of a listing is for, with the address of the account that manages it. */
export const billedTo = (db: Db, supplierId: number): Promise<BilledBusiness | undefined> =>
  db
    .selectFrom('suppliers as s')
    .leftJoin('accounts as a', 'a.supplierId', 's.id')
    .select(['s.businessName as name', 's.abn', 's.address', sql<string | null>`coalesce(a.email, s.email)`.as('email')])
    .where('s.id', '=', supplierId)
    .executeTakeFirst()

type NewInvoice = {
  provider: Customer['provider']
  supplierId: number | null
  subscriptionId: string | null
  invoice: InvoiceState
  billedTo: BilledBusiness
  issuer: Business | null
}

/** Inserts an invoice or brings it up to date; returns its id and what it was before, null for a new one. */
export async function upsertInvoice(tx: Db, { provider, supplierId, subscriptionId, invoice, ...parties }: NewInvoice) {
  const state = {
    // A draft is not issued.
    status: invoice.status as Exclude<InvoiceState['status'], 'draft'>,
    paidCents: invoice.paidCents,
    refundedCents: invoice.refundedCents,
    paidAt: invoice.status === 'paid' ? (invoice.paidAt ?? invoice.at) : null,
  }
  const before = await tx
    .selectFrom('invoices')
    .select(['id', 'status', 'refundedCents'])
    .where('provider', '=', provider)
    .where('providerInvoiceId', '=', invoice.id)
    .executeTakeFirst()
  if (before) {
    await tx.updateTable('invoices').set(state).where('id', '=', before.id).execute()
    return { id: before.id, before }
  }
  const { id } = await tx
    .insertInto('invoices')
    .values({
      ...state,
      provider,
      providerInvoiceId: invoice.id,
      supplierId,
      subscriptionId,
      lines: JSON.stringify(invoice.lines),
      totalCents: invoice.totalCents,
      dueCents: invoice.dueCents,
      issuedAt: invoice.issuedAt ?? invoice.at,
      billedTo: JSON.stringify(parties.billedTo),
      issuer: parties.issuer && JSON.stringify(parties.issuer),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, before: null }
}

/** Books what has not been booked yet, and returns the names of these entries. */
export async function insertEntries(tx: Db, { provider, providerCustomerId }: Customer, entries: Entry[]): Promise<Set<string>> {
  const lines = entries.flatMap(({ entry, at, lines }) =>
    Object.entries(lines).flatMap(([account, cents]) =>
      cents === 0 ? [] : [{ provider, entry, at, cents, providerCustomerId, account: account as RowOf<'ledger'>['account'] }],
    ),
  )
  if (lines.length === 0) return new Set()
  const booked = await tx
    .insertInto('ledger')
    .values(lines)
    .onConflict((conflict) => conflict.columns(['provider', 'entry', 'account']).doNothing())
    .returning('entry')
    .execute()
  return new Set(booked.map(({ entry }) => entry))
}

export const subscriptionById = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
