import { sql } from 'kysely'
import type { BilledBusiness } from '#contract/billing/billing.ts'
import type { Db, RowChange, RowOf } from '#server/db/db.ts'
import type { Customer } from './event-queries.ts'
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
