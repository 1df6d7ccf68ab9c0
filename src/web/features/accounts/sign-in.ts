import { useQueryClient } from '@tanstack/react-query'
import type { Role, login } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { sessionChanged } from '#web/api/me.ts'
import { toast } from '#web/ui/toast.ts'
import { codeOf, statusOf } from './refusal.ts'

export type Credentials = Pick<Input<typeof login>, 'email' | 'password'>

const WRONG = 'Invalid email or password'

/** Signs in, and tells every tab. @throws as the call does */
export function useSignIn(onSignedIn: (role: Role) => void) {
  const client = useQueryClient()
  return async (credentials: Credentials, otp?: string) => {
    const { userType } = await callOverHttp('POST /api/login', { ...credentials, otp })
    await sessionChanged(client)
    onSignedIn(userType)
  }
}

/** The right password, and the account asks for a code as well. */
export const asksForCode = (error: unknown) => codeOf(error) === 'otp_required'

/** Says that it did not work, and answers why. A wrong code has a code of its own. */
export function sayLoginFailed(error: unknown): string {
  const description = codeOf(error) === undefined && statusOf(error) === 401 ? WRONG : serverMessage(error)
  toast({ title: 'Login failed', description, tone: 'destructive' })
  return description
}
