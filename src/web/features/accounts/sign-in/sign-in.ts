import { useQueryClient } from '@tanstack/react-query'
import type { Role, login } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { CallError, serverMessage } from '#web/api/call-error.ts'
import { isKnownVisitor } from '#web/api/session/me.ts'
import { useWrite } from '#web/api/writes/use-write.ts'

export type Credentials = Pick<Input<typeof login>, 'email' | 'password'>

const WRONG = 'Invalid email or password'

/** The sign-in worked, but its cookie did not come back. */
export class CookiesRefused extends Error {
  override readonly name = 'CookiesRefused'
  constructor() {
    super(
      'Your email and password are right, but your browser refuses the cookie that keeps you signed in. ' +
        'Please allow cookies for this site in the settings of your browser, then log in again.',
    )
  }
}

/** Returns the write that signs in. A failure shows a toast, unless the account also requires a code. */
export function useSignIn(onSignedIn: (role: Role) => void, onError?: (error: unknown, credentials: Credentials) => void) {
  const client = useQueryClient()
  return useWrite('POST /api/login', {
    invalidates: ['GET /api/me'],
    failure: (error) =>
      requiresCode(error) ? undefined : { title: 'Login failed', description: loginProblem(error), tone: 'destructive' },
    onSuccess: ({ userType }) => {
      if (isKnownVisitor(client)) throw new CookiesRefused()
      onSignedIn(userType)
    },
    onError,
  })
}

/** Returns whether the password was right, but the account also requires a code. */
export const requiresCode = (error: unknown) => error instanceof CallError && error.problem?.code === 'otp_required'

/** Returns the message of a failed login. The problem of a wrong code has a `code` of its own. */
export function loginProblem(error: unknown): string {
  if (error instanceof CookiesRefused) return error.message
  return error instanceof CallError && error.status === 401 && error.problem?.code === undefined ? WRONG : serverMessage(error)
}
