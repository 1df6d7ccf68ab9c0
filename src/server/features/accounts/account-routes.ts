import {
  changeAccount,
  deleteAccount,
  endOtherSessions,
  endSession,
  getAccount,
  getDeletion,
  getExport,
  listSessions,
} from '#contract/accounts/accounts.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, proveTwoFactor } from '#contract/accounts/two-factor.ts'
import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import { notFound } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { sessionBounds } from '#server/http/access/session-lifetime.ts'
import { changeOwnAccount } from './details/change-account.ts'
import { deleteOwnAccount, type ListingEnd } from './deletion/delete-account.ts'
import { deletionOf } from './deletion/deletion-queries.ts'
import { deviceName } from './sign-in/device-name.ts'
import { exportOf } from './export/export.ts'
import { reauthenticate } from './sign-in/reauthenticate.ts'
import { accountPage } from './queries.ts'
import { deleteOtherSessions, deleteSession, sessionsOf } from './sign-in/session-queries.ts'
import type { LoginThrottle } from './sign-in/login-throttle.ts'
import { proveSecondFactor } from './sign-in/second-factor.ts'
import { setUpTwoFactor, turnOffTwoFactor, turnOnTwoFactor } from './sign-in/two-factor.ts'

const CODES = { name: 'two-factor', points: 10, seconds: 60 }
/** An export reads all that is kept about an account, which may be much: counted for the account, from wherever it asks. */
const EXPORTS: Limit = { name: 'export', points: 10, seconds: 3600, per: 'account' }

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secrets' | 'now' | 'config'> & LoginThrottle & ListingEnd

/** The signed-in requester's own account: its details, export, sessions, second factor and deletion. */
export function myAccountRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  serve(getAccount, signedIn, (_, { account }) => accountPage(db, account.id, deps.now()))
  serve(changeAccount, signedIn, (changes, requester) => changeOwnAccount(deps, changes, requester))
  serve(getDeletion, signedIn, (_, { account }) =>
    deletionOf(db, { id: account.id, supplierId: account.member ? null : (account.supplierId ?? null) }, deps.now()),
  )
  serve(deleteAccount, signedIn, (input, requester) => deleteOwnAccount(deps, input, requester))
  serve.chunked(getExport, signedIn, (_, { account }) => exportOf(deps, account.id), { limit: EXPORTS })

  serve(listSessions, signedIn, async (_, { account: { id, role, sessionId } }) => {
    const { begun, used, usedByOwner } = sessionBounds(deps.now())
    const sessions = await sessionsOf(db, id, { begun, used: role === 'owner' ? usedByOwner : used })
    return sessions.map(({ userAgent, ...session }) => ({ ...session, isCurrent: session.id === sessionId, device: deviceName(userAgent) }))
  })
  serve(endSession, signedIn, async ({ id }, { account, cookies }) => {
    if (!(await deleteSession(db, account.id, id))) throw notFound('This session')
    if (id === account.sessionId) cookies.drop('session')
  })
  serve(endOtherSessions, signedIn, async (_, { account }) => void (await deleteOtherSessions(db, account.id, account.sessionId)))

  serve(beginTwoFactor, signedIn, async ({ password }, requester) => setUpTwoFactor(deps, await reauthenticate(deps, requester, password)))
  serve(confirmTwoFactor, signedIn, ({ otp }, { account }) => turnOnTwoFactor(deps, account, otp), { limit: CODES })
  serve(proveTwoFactor, signedIn, ({ otp }, { account }) => proveSecondFactor(deps, account, otp), { limit: CODES })
  serve(endTwoFactor, signedIn, async ({ password, otp }, requester) =>
    turnOffTwoFactor(deps, await reauthenticate(deps, requester, password), otp),
  )
}
