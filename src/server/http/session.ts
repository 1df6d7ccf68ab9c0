import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { COOKIE_DAYS } from './cookies.ts'
import { hashOf, ownerTokenOf } from './tokens.ts'
import type { SessionAccount, Requester } from './requester.ts'

const DAY_MS = 86_400_000
/** Its use is noted at most this often, so that reading does not write. */
const NOTED_MS = 3_600_000

/** A session that was last used before this has ended. */
export const usedSince = (now: Date) => new Date(now.getTime() - COOKIE_DAYS.session * DAY_MS)

/** Sets the account of a requester whose cookie belongs to a session. */
export type Authenticate = (requester: Requester) => Promise<void>

/** One statement for a call with a cookie, none for one without. */
export const authenticating =
  ({ db, secret, now }: Pick<Context, 'db' | 'secret' | 'now'>): Authenticate =>
  async (requester) => {
    const token = requester.cookies.read('session')
    if (token === undefined) return
    const time = now().getTime()
    const tokenHash = hashOf(token)
    const session = await sessionBy(db, tokenHash, usedSince(now()))
    if (!session) return
    const { seenAt, supplierId, ...user } = session
    requester.account = {
      ...user,
      ...(supplierId !== null && { supplierId }),
      ownerToken: user.role === 'owner' ? ownerTokenOf(secret, tokenHash) : null,
    } satisfies SessionAccount
    if (time - Date.parse(seenAt) < NOTED_MS) return
    await noteUse(db, user.sessionId, new Date(time))
    requester.cookies.write('session', token)
  }

const sessionBy = (db: Db, tokenHash: string, since: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .select([
      's.id as sessionId',
      's.seenAt',
      'a.id',
      'a.username',
      'a.email',
      'a.role',
      'a.supplierId',
      sql<boolean>`a.email_confirmed_at is not null`.as('emailConfirmed'),
    ])
    .where('s.tokenHash', '=', tokenHash)
    .where('s.seenAt', '>', since.toISOString())
    .executeTakeFirst()

const noteUse = (db: Db, id: string, seenAt: Date) => db.updateTable('sessions').set({ seenAt }).where('id', '=', id).execute()
