import type { Db } from '#server/db/db.ts'

type NewSession = { accountId: string; tokenHash: string; userAgent: string; createdAt: Date; seenAt: Date }

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
    .where((eb) => eb(eb.fn('lower', ['a.email']), '=', email.toLowerCase()))
    .where('d.deviceHash', '=', deviceHash)
    .executeTakeFirst()) !== undefined

/** Returns the account's sessions used after `since`, the most recently used first. */
export const sessionsOf = (db: Db, accountId: string, since: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'seenAt'])
    .where('accountId', '=', accountId)
    .where('seenAt', '>', since.toISOString())
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute()

/** Ends one session of an account; returns undefined when the account has no such session. */
export const deleteSession = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('sessions').where('accountId', '=', accountId).where('id', '=', id).returning('id').executeTakeFirst()

/** Locks a session against its end until the transaction ends; returns undefined when it has ended. */
export const lockSession = (tx: Db, id: string) => tx.selectFrom('sessions').select('id').where('id', '=', id).forShare().executeTakeFirst()

export const deleteOtherSessions = (db: Db, accountId: string, id: string) =>
  db.deleteFrom('sessions').where('accountId', '=', accountId).where('id', '!=', id).execute()
