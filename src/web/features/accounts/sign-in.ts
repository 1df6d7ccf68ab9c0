import type { Role, login } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import { CallError, serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/use-write.ts'

export type Credentials = Pick<Input<typeof login>, 'email' | 'password'>

const WRONG = 'Invalid email or password'

/** Returns the write that signs in. A failure shows a toast, unless the account also requires a code. */
export const useSignIn = (onSignedIn: (role: Role) => void, onError?: (error: unknown, credentials: Credentials) => void) =>
  useWrite('POST /api/login', {
    invalidates: ['GET /api/me'],
    failure: (error) =>
      requiresCode(error) ? undefined : { title: 'Login failed', description: loginProblem(error), tone: 'destructive' },
    onSuccess: ({ userType }) => onSignedIn(userType),
    onError,
  })

/** Returns whether the password was right, but the account also requires a code. */
export const requiresCode = (error: unknown) => error instanceof CallError && error.problem?.code === 'otp_required'

/** Returns the message of a failed login. The problem of a wrong code has a `code` of its own. */
export const loginProblem = (error: unknown): string =>
  error instanceof CallError && error.status === 401 && error.problem?.code === undefined ? WRONG : serverMessage(error)
