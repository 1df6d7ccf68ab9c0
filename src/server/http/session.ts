import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { precompiled, type Db } from '#server/db/db.ts'
import { COOKIE_DAYS } from './cookies.ts'
import { unauthorised } from './problems.ts'
import { workingMembership } from './membership-sql.ts'
import { hashOf, ownerTokensOf } from './tokens.ts'
import type { SessionAccount, Requester } from './requester.ts'

const DAY_MS = 86_400_000
/** The last use is stored at most this often, so that most reads write nothing. */
const USE_INTERVAL_MS = 3_600_000

/** Returns the earliest last use of a session that has not expired. */
export const usedSince = (now: Date) => new Date(now.getTime() - COOKIE_DAYS.session * DAY_MS)

/** Loads the session named by the requester's cookie and sets the account. */
export type Authenticate = (requester: Requester) => Promise<void>

/** Returns the authentication: one statement for a request with a cookie, none without. */
export const authenticating =
  ({ db, secrets, now, log }: Pick<Context, 'db' | 'secrets' | 'now' | 'log'>): Authenticate =>
  async (requester) => {
    const token = requester.cookies.read('session')
    if (token === undefined) return
    const time = now().getTime()
    const tokenHash = hashOf(token)
    const [session] = await sessionsBy(db, new Date(time).toISOString(), tokenHash, usedSince(now()).toISOString())
    if (!session) return
    const { seenAt, supplierId, member, ...user } = session
    requester.account = {
      ...user,
      ...(supplierId !== null && { supplierId }),
      ...(member !== null && { member }),
      ownerTokens: user.role === 'owner' ? ownerTokensOf(secrets, tokenHash) : [],
    } satisfies SessionAccount
    if (time - Date.parse(seenAt) < USE_INTERVAL_MS) return
    try {
      await updateLastUse(db, user.sessionId, new Date(time))
      requester.cookies.write('session', token)
    } catch (error) {
      // A read must not fail for its note, as on a full disk. What else the request needs of the database fails by itself.
      log.debug({ err: error }, 'The last use of a session was not stored')
    }
  }

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Loads the session again once the body has arrived, which may take a minute: the session may have ended meanwhile, and the account changed.
 * Does nothing for a request without an account. @throws 401
 */
export async function authenticateAgain(authenticate: Authenticate, requester: Requester): Promise<void> {
  if (requester.account === null) return
  requester.account = null
  await authenticate(requester)
  // The type of the field does not know that `authenticate` sets it.
  if ((requester as Requester).account === null) throw unauthorised('Please sign in.')
}

const sessionsBy = precompiled((db, now: string, tokenHash: string, since: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .leftJoinLateral(workingMembership(now), (join) => join.onTrue())
    .select([
      's.id as sessionId',
      's.seenAt',
      'a.id',
      'a.username',
      'a.email',
      'a.role',
      'm.role as member',
      sql<boolean>`a.email_confirmed_at is not null`.as('emailConfirmed'),
    ])
    .select((eb) => eb.fn.coalesce('a.supplierId', 'm.supplierId').as('supplierId'))
    .where('s.tokenHash', '=', tokenHash)
    .where('s.seenAt', '>', since),
)

const updateLastUse = (db: Db, id: string, seenAt: Date) => db.updateTable('sessions').set({ seenAt }).where('id', '=', id).execute()
