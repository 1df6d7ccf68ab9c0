import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { login } from '#contract/accounts/accounts.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { hasSession, sessionChanged } from '#web/api/session/me.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { dismissToasts } from '#web/ui/feedback/toast.ts'
import { CookiesRefused, loginProblem, requiresCode } from '#web/features/accounts/sign-in/sign-in.ts'

export type SignInAgain = ReturnType<typeof useSignInAgain>

/**
 * Returns the write that signs the account of the page in again. The page learns of it only once the browser has the new session: without
 * one it would become a visitor's, and what was typed would be gone.
 */
export function useSignInAgain() {
  const client = useQueryClient()
  const [isCodeRequired, setCodeRequired] = useState(false)
  const { send, isPending, error } = useWrite('POST /api/login', {
    invalidates: [],
    failure: shownElsewhere,
    onSuccess: async () => {
      if (!(await hasSession())) throw new CookiesRefused()
      setCodeRequired(false)
      dismissToasts()
      await sessionChanged(client)
    },
    onError: (problem) => {
      if (requiresCode(problem)) setCodeRequired(true)
    },
  })
  // The first request for a code is no failure of anything that was entered.
  const problem = error && !requiresCode(error) ? loginProblem(error) : undefined
  return { send: (input: CallerInput<typeof login>) => send(input), isPending, problem, isCodeRequired }
}
