import type { Db, NewRow } from '#server/db/db.ts'
import { spellingsOf } from '#shared/contact/email-domain.ts'

type NewSession = Pick<NewRow<'sessions'>, 'accountId' | 'tokenHash' | 'userAgent' | 'createdAt' | 'seenAt' | 'secondFactorAt'>

export const insertSession = (db: Db, session: NewSession) => db.insertInto('sessions').values(session).execute()

export const deleteSessionByHash = (db: Db, tokenHash: string) => db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()

export const deleteSessionsOf = (db: Db, accountId: string) => db.deleteFrom('sessions').where('accountId', '=', accountId).execute()

/** Records that a browser, known by its device cookie, has signed in to an account. */
export const rememberDevice = (db: Db, device: { accountId: string; deviceHash: string; seenAt: Date }) =>
  db
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['accountId', 'deviceHash']).doUpdateSet({ seenAt: device.seenAt }))
    .execute()

/** Returns whether this browser has signed in to the account of that email before. */
export const knowsDevice = async (db: Db, email: string, deviceHash: string): Promise<boolean> =>
  (await db
    .selectFrom('knownDevices as d')
    .innerJoin('accounts as a', 'a.id', 'd.accountId')
    .select('d.accountId')
    .where((eb) => eb(eb.fn('lower', ['a.email']), 'in', spellingsOf(email)))
    .where('d.deviceHash', '=', deviceHash)
    .executeTakeFirst()) !== undefined

/** Forgets every browser that has signed in to the account. */
export const forgetDevices = (db: Db, accountId: string) => db.deleteFrom('knownDevices').where('accountId', '=', accountId).execute()

/** Returns the account's sessions that have not ended, the most recently used first. */
export const sessionsOf = (db: Db, accountId: string, { begun, used }: { begun: Date; used: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'seenAt'])
    .where('accountId', '=', accountId)
    .where('createdAt', '>', begun.toISOString())
    .where('seenAt', '>', used.toISOString())
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute()

/** Ends one session of an account; returns undefined when the account has no such session. */
export const deleteSession = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('sessions').where('accountId', '=', accountId).where('id', '=', id).returning('id').executeTakeFirst()

/** Locks a session against its end until the transaction ends; returns undefined when it has ended. */
export const lockSession = (tx: Db, id: string) =>
  tx.selectFrom('sessions').select('secondFactorAt').where('id', '=', id).forShare().executeTakeFirst()

/** Records that a code of the second factor was proved in a session. */
export const recordSecondFactor = (tx: Db, id: string, secondFactorAt: Date) =>
  tx.updateTable('sessions').set({ secondFactorAt }).where('id', '=', id).execute()

export const deleteOtherSessions = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('sessions').where('accountId', '=', accountId).where('id', '!=', id).execute()
