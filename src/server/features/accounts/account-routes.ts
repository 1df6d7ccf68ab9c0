import {
  beginTwoFactor,
  changeAccount,
  confirmTwoFactor,
  deleteAccount,
  endOtherSessions,
  endSession,
  endTwoFactor,
  getAccount,
  getExport,
  listSessions,
} from '#contract/accounts.ts'
import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/access.ts'
import { notFound } from '#server/http/problems.ts'
import type { Serve } from '#server/http/serve.ts'
import { usedSince } from '#server/http/session.ts'
import { changeMine } from './change-account.ts'
import { deleteMine, type ListingEnd } from './delete-account.ts'
import { deviceName } from './device-name.ts'
import { exportOf } from './export.ts'
import { provePassword } from './prove-password.ts'
import { accountPage } from './queries.ts'
import { deleteOtherSessions, deleteSession, sessionsOf } from './session-queries.ts'
import type { Tries } from './tries.ts'
import { setUpTwoFactor, turnOffTwoFactor, turnOnTwoFactor } from './two-factor.ts'

const CODES = { name: 'two-factor', points: 10, seconds: 60 }

type Needs = Pick<Context, 'db' | 'changes' | 'jobs' | 'secret' | 'now'> & Tries & ListingEnd

/** Somebody's own account. */
export function myAccountRoutes(serve: Serve, needs: Needs): void {
  const { db } = needs
  serve(getAccount, signedIn, (_, { account }) => accountPage(db, account.id))
  serve(changeAccount, signedIn, (changes, visitor) => changeMine(needs, changes, visitor))
  serve(deleteAccount, signedIn, (given, visitor) => deleteMine(needs, given, visitor))
  serve(getExport, signedIn, (_, { account }) => exportOf(needs, account.id))

  serve(listSessions, signedIn, async (_, { account: { id, sessionId } }) => {
    const sessions = await sessionsOf(db, id, usedSince(needs.now()))
    return sessions.map(({ userAgent, ...session }) => ({ ...session, isCurrent: session.id === sessionId, device: deviceName(userAgent) }))
  })
  serve(endSession, signedIn, async ({ id }, { account, cookies }) => {
    if (!(await deleteSession(db, account.id, id))) throw notFound('This session')
    if (id === account.sessionId) cookies.drop('session')
  })
  serve(endOtherSessions, signedIn, async (_, { account }) => void (await deleteOtherSessions(db, account.id, account.sessionId)))

  serve(beginTwoFactor, signedIn, async ({ password }, visitor) => setUpTwoFactor(needs, await provePassword(needs, visitor, password)))
  serve(confirmTwoFactor, signedIn, ({ otp }, { account }) => turnOnTwoFactor(needs, account.id, otp), { limit: CODES })
  serve(endTwoFactor, signedIn, async ({ password }, visitor) => turnOffTwoFactor(needs, await provePassword(needs, visitor, password)))
}
