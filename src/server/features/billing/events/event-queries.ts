import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { PaymentEvent, Payments } from '#server/ports/payments/payments.ts'

type Provider = Payments['provider']
export type Customer = { provider: Provider; providerCustomerId: string; supplierId: number | null }

export const customerById = (db: Db, provider: Provider, providerCustomerId: string): Promise<Customer | undefined> =>
  db
    .selectFrom('billingCustomers')
    .select(['provider', 'providerCustomerId', 'supplierId'])
    .where('provider', '=', provider)
    .where('providerCustomerId', '=', providerCustomerId)
    .executeTakeFirst()

/** Returns the customer of the events that name one of these ids. */
export const customerByLinks = async (db: Db, provider: Provider, links: string[]): Promise<Customer | undefined> => {
  const found = await db
    .selectFrom('paymentEvents')
    .select((eb) => eb.ref('providerCustomerId').$notNull().as('customer'))
    .where('provider', '=', provider)
    .where(sql<boolean>`links && ${links}`)
    .where('providerCustomerId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found && customerById(db, provider, found.customer)
}

/**
 * Locks a customer's listing, if it is still there, and then the customer, until the transaction ends: one at a time decides what events mean.
 * Returns the customer as it is by then: who managed the listing may have left.
 */
export async function lockCustomer(tx: Db, { provider, providerCustomerId, supplierId }: Customer): Promise<Customer> {
  if (supplierId !== null) await tx.selectFrom('suppliers').select('id').where('id', '=', supplierId).forNoKeyUpdate().execute()
  return tx
    .selectFrom('billingCustomers')
    .select(['provider', 'providerCustomerId', 'supplierId'])
    .where('provider', '=', provider)
    .where('providerCustomerId', '=', providerCustomerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type NewEvent = { provider: Provider; event: PaymentEvent; links: string[]; customer: string | null }

/** Returns undefined for an event that was stored before. */
export const insertEvent = (tx: Db, { provider, event, links, customer }: NewEvent) =>
  tx
    .insertInto('paymentEvents')
    .values({
      provider,
      id: event.id,
      type: event.type,
      at: event.at,
      links,
      providerCustomerId: customer,
      facts: JSON.stringify(event),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Gives the events whose customer was not known, and that name one of these ids, to a customer. */
export const adoptEvents = (tx: Db, { provider, providerCustomerId }: Customer, links: string[]) =>
  tx
    .updateTable('paymentEvents')
    .set({ providerCustomerId })
    .where('provider', '=', provider)
    .where('providerCustomerId', 'is', null)
    .where(sql<boolean>`links && ${links}`)
    .execute()

type CustomerId = Pick<Customer, 'provider' | 'providerCustomerId'>
const ofCustomer = (db: Db, { provider, providerCustomerId }: CustomerId) =>
  db.selectFrom('paymentEvents').select('facts').where('provider', '=', provider).where('providerCustomerId', '=', providerCustomerId)

// Written by `insertEvent`.
const asEvents = (rows: { facts: unknown }[]) => rows.map(({ facts }) => facts as PaymentEvent)

export const eventsOf = async (db: Db, customer: CustomerId): Promise<PaymentEvent[]> => asEvents(await ofCustomer(db, customer).execute())

/** Returns the events of a customer that may name a card. */
export const cardEventsOf = async (db: Db, customer: Customer): Promise<PaymentEvent[]> =>
  asEvents(
    await ofCustomer(db, customer)
      .where(sql<boolean>`facts ->> 'kind' in ('card', 'payment')`)
      .execute(),
  )
