import {
  confirmEmail,
  forgotPassword,
  getMe,
  login,
  logout,
  register,
  resendConfirmation,
  resetPassword,
} from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import type { RouteDeps } from '#server/feature.ts'
import { subscriptionOf } from '#server/features/plans/plan.ts'
import { anyone, signedIn } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { sendConfirmationAgain, confirmAddress } from './links/confirm-email.ts'
import { registerAccount } from './details/register.ts'
import { requestReset, resetPasswordByLink } from './sign-in/reset-password.ts'
import { endSession } from './sign-in/sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import type { LoginThrottle } from './sign-in/login-throttle.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const LOGIN = { name: 'login', points: 10, seconds: 60 }
const REGISTER = { name: 'register', points: 20, seconds: 3600 }
const RESET = { name: 'reset', points: 5, seconds: 3600 }
const NEW_PASSWORD = { name: 'new-password', points: 10, seconds: 60 }
const RESEND = { name: 'resend', points: 5, seconds: 3600 }

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'secrets' | 'now' | 'config'> & Pick<RouteDeps, 'needsYou'> & LoginThrottle

/** Login, registration and the links of emails: what is open to visitors, and resending the confirmation. */
export function accountRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  serve(getMe, anyone, async (_, { account }) => {
    if (!account) return { user: null }
    const { ownerTokens, supplierId } = account
    const [ownerToken] = ownerTokens
    const waiting = account.role === 'restaurant' ? { waiting: (await deps.needsYou(account.id)).length } : {}
    return { user: { ...account, ...waiting, ...(await subscriptionOf(db, supplierId, now())) }, ...(ownerToken && { ownerToken }) }
  })
  serve(login, anyone, (input, requester) => signIn(deps, input, requester), { limit: LOGIN })
  serve(register, anyone, (input, requester) => registerAccount(deps, input, requester), { limit: REGISTER })
  serve(logout, anyone, async (_, requester) => endSession(db, requester))
  serve(forgotPassword, anyone, ({ email }) => requestReset(deps, email), { limit: RESET })
  serve(resetPassword, anyone, (input) => resetPasswordByLink(deps, input), { limit: NEW_PASSWORD })
  serve(confirmEmail, anyone, ({ token }) => confirmAddress(deps, token))
  serve(resendConfirmation, signedIn, (_, requester) => sendConfirmationAgain(deps, requester.account.id, requester), { limit: RESEND })
}
