import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import type { SecondFactor } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { precompiled, type Db } from '#server/db/db.ts'
import { unauthorised } from '#server/http/problems.ts'
import { workingMembership } from './membership-sql.ts'
import { sessionBounds, sessionSeconds, useIntervalMs } from './session-lifetime.ts'
import { hashOf, ownerTokensOf } from './tokens.ts'
import type { SessionAccount, Requester } from './requester.ts'

/**
 * Loads the session named by the requester's cookie and sets the account.
 * @throws 401 `session_ended` where the page that calls was made for another account than the session's, or there is no session any more
 */
export type Authenticate = (requester: Requester) => Promise<void>

/** Returns the authentication: one statement for a request with a cookie, none without. */
export function authenticating(deps: SessionDeps): Authenticate {
  const load = loadingSession(deps)
  return async (requester) => {
    await load(requester)
    const { signedInAs, account } = requester
    if (signedInAs !== undefined && signedInAs !== account?.id)
      throw unauthorised('Your session has ended. Please sign in again.', 'session_ended')
  }
}

type SessionDeps = Pick<Context, 'db' | 'secrets' | 'now' | 'log'>

const loadingSession =
  ({ db, secrets, now, log }: SessionDeps): Authenticate =>
  async (requester) => {
    const token = requester.cookies.read('session')
    if (token === undefined) return
    const time = now()
    const tokenHash = hashOf(token)
    const { begun, used, usedByOwner, provedByOwner } = sessionBounds(time)
    const [session] = await sessionsBy(db, ...texts([provedByOwner, time]), tokenHash, ...texts([begun, usedByOwner, used]))
    if (!session) return
    const { createdAt, seenAt, supplierId, member, secondFactor, ...user } = session
    requester.account = {
      ...user,
      ...(supplierId !== null && { supplierId }),
      ...(member !== null && { member }),
      ...(secondFactor !== null && { secondFactor }),
      ownerTokens: user.role === 'owner' ? ownerTokensOf(secrets, tokenHash) : [],
    } satisfies SessionAccount
    if (time.getTime() - Date.parse(seenAt) < useIntervalMs(user.role)) return
    try {
      await updateLastUse(db, user.sessionId, time)
      requester.cookies.write('session', token, sessionSeconds({ role: user.role, createdAt: new Date(createdAt) }, time))
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

const texts = <const Times extends readonly Date[]>(times: Times) =>
  times.map((time) => time.toISOString()) as { [At in keyof Times]: string }

const sessionsBy = precompiled((db, proved: string, now: string, tokenHash: string, begun: string, usedByOwner: string, used: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .leftJoinLateral(workingMembership(now), (join) => join.onTrue())
    .select([
      's.id as sessionId',
      's.createdAt',
      's.seenAt',
      'a.id',
      'a.username',
      'a.email',
      'a.role',
      'm.role as member',
      sql<boolean>`a.email_confirmed_at is not null`.as('emailConfirmed'),
      sql<SecondFactor | null>`case when a.role <> 'owner' then null when a.totp_confirmed_at is null then 'off'
        when s.second_factor_at > ${proved} then 'proved' else 'due' end`.as('secondFactor'),
    ])
    .select((eb) => eb.fn.coalesce('a.supplierId', 'm.supplierId').as('supplierId'))
    .where('s.tokenHash', '=', tokenHash)
    .where('s.createdAt', '>', begun)
    .where('s.seenAt', '>', sql<string>`case when a.role = 'owner' then ${usedByOwner}::timestamptz else ${used}::timestamptz end`),
)

const updateLastUse = (db: Db, id: string, seenAt: Date) => db.updateTable('sessions').set({ seenAt }).where('id', '=', id).execute()
