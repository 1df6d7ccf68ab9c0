import { sql } from 'kysely'
import type { PushKind } from '#contract/accounts/push-subscriptions.ts'
import { precompiled, type Db, type RowOf } from '#server/db/db.ts'

type Keys = { publicKey: string; encryptedPrivateKey: string }

export const readPushKeys = (db: Db): Promise<Keys | undefined> =>
  db.selectFrom('pushKeys').select(['publicKey', 'encryptedPrivateKey']).executeTakeFirst()

/** Does nothing where another process has stored a pair meanwhile. */
export const insertPushKeys = (db: Db, keys: Keys) =>
  db
    .insertInto('pushKeys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Replaces the pair whose private key is encrypted as `former`, unless another process has done so. Returns whether it was replaced. */
export const replacePushKeys = async (tx: Db, former: string, keys: Keys): Promise<boolean> =>
  (await tx.updateTable('pushKeys').set(keys).where('encryptedPrivateKey', '=', former).returning('publicKey').executeTakeFirst()) !==
  undefined

export const deleteAllSubscriptions = (tx: Db) => tx.deleteFrom('pushSubscriptions').execute()

export const subscriptionOf = (db: Db, sessionId: string) =>
  db.selectFrom('pushSubscriptions').select(['kinds', 'createdAt']).where('sessionId', '=', sessionId).executeTakeFirst()

export type NewSubscription = Pick<RowOf<'pushSubscriptions'>, 'accountId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth'> & {
  kinds: PushKind[]
}

/** Serialises the changes of an account's subscriptions. */
export const lockAccount = (tx: Db, accountId: string) =>
  tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()

/** Stores the subscription of a session, in place of the one that it had and of whatever the same browser had in another. */
export async function putSubscription(tx: Db, subscription: NewSubscription, max: number) {
  const { accountId, sessionId, endpoint } = subscription
  await tx
    .deleteFrom('pushSubscriptions')
    .where((eb) => eb.or([eb('sessionId', '=', sessionId), eb('endpoint', '=', endpoint)]))
    .execute()
  const older = tx
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(max - 1)
  await tx.deleteFrom('pushSubscriptions').where('id', 'in', older).execute()
  return tx.insertInto('pushSubscriptions').values(subscription).returning(['kinds', 'createdAt']).executeTakeFirstOrThrow()
}

export const deleteSubscriptionOf = (db: Db, sessionId: string) =>
  db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute()

export const deleteSubscription = (db: Db, id: string) => db.deleteFrom('pushSubscriptions').where('id', '=', id).execute()

/**
 * The emails of which browsers are notified: what a supplier has done, to a buyer with an account, or a request, to who manages a listing, unless
 * its price list has answered it.
 */
const NOTIFIED = sql`(e.kind = 'quote-step' and e.facts ->> 'to' = 'buyer' and e.facts ->> 'step' in ('answer', 'message', 'pass'))
  or (e.kind in ('quote-request', 'bulk-quote-request') and e.facts ->> 'forOwner' = 'false'
    and e.facts -> 'answered' is null)`
const KIND = sql`case when e.kind = 'quote-step' then 'answers' else 'requests' end`

/** The accounts that an email `e` is for. */
const READERS = sql`select r.account_id as id from quote_requests r
    where e.kind = 'quote-step' and r.id = (e.facts ->> 'requestId')::uuid
  union select a.id from accounts a
    where e.kind <> 'quote-step' and a.supplier_id = (e.facts -> 'supplier' ->> 'id')::integer`

const subscriptionsOf = (emailIds: readonly string[]) => sql`from emails e
  join lateral (${READERS}) reader on true
  join push_subscriptions p on p.account_id = reader.id and ${KIND} = any (p.kinds)
  where e.id = any (${[...emailIds]}::uuid[]) and (${NOTIFIED})`

const notifiedOf = precompiled<[string[]], { id: string }>((db, emailIds) => ({
  compile: () => sql<{ id: string }>`select distinct e.id ${subscriptionsOf(emailIds)}`.compile(db),
}))

/** Returns those of some emails of which a browser is to be notified. */
export const emailsToPush = async (tx: Db, emailIds: string[]): Promise<string[]> => (await notifiedOf(tx, emailIds)).map(({ id }) => id)

export type Push = Pick<RowOf<'pushSubscriptions'>, 'id' | 'endpoint' | 'p256dh' | 'auth'> & {
  kind: 'quote-step' | 'quote-request' | 'bulk-quote-request'
  requestId: string
  step: string | null
  supplier: string
  /** Whom the reader of the email may know of. */
  buyer: string | null
}

/** Returns the browsers that are to be notified of an email, with what they are told. */
export async function pushesOf(db: Db, emailId: string): Promise<Push[]> {
  const { rows } = await sql<Push>`select p.id, p.endpoint, p.p256dh, p.auth, e.kind, e.facts ->> 'requestId' as "requestId",
    e.facts ->> 'step' as step, e.facts -> 'supplier' ->> 'businessName' as supplier,
    coalesce(e.facts -> 'request' ->> 'businessName', e.facts -> 'request' ->> 'contactName') as buyer
    ${subscriptionsOf([emailId])}`.execute(db)
  return rows
}
