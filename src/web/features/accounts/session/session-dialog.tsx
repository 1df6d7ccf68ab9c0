import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { dismissEndedSession } from '#web/api/session/ended-session.ts'
import { hasSession, sessionChanged, sessionEnded, useMe } from '#web/api/session/me.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { currentAddress } from '#web/navigation/router.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { authPath } from '#web/features/accounts/sign-in/auth-tabs.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useSignInAgain } from './use-sign-in-again.ts'

/**
 * Asks whoever the page is shown for to sign in again, over whatever is open. Nothing below it changes. Where the browser has a session
 * again, as from another tab, it goes on without a question.
 */
export function SessionDialog({ isWaiting }: { isWaiting: boolean }) {
  const client = useQueryClient()
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const form = useId()
  const password = useRef<HTMLInputElement>(null)
  const signIn = useSignInAgain()
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    hasSession().then((has) => {
      if (has) void sessionChanged(client)
      else if (isCurrent) setAsking(true)
    }, dismissEndedSession)
    return () => {
      isCurrent = false
      setAsking(false)
    }
  }, [isWaiting, client])
  const asSomebodyElse = () => {
    navigate(authPath('login', currentAddress()))
    sessionEnded(client)
  }
  return (
    <Dialog
      open={isWaiting && isAsking && !!me}
      onOpenChange={dismissEndedSession}
      title="Your session has ended"
      description="Enter your password to go on. What you typed is kept."
      problem={signIn.problem}
      first={password}
      footer={
        <>
          <Button variant="quiet" onClick={dismissEndedSession}>
            Not now
          </Button>
          <Button type="submit" form={form} busy={signIn.isPending} busyLabel="Signing in...">
            Sign in and go on
          </Button>
        </>
      }
    >
      {me && <SignInAgain id={form} password={password} email={me.email} signIn={signIn} onSomebodyElse={asSomebodyElse} />}
    </Dialog>
  )
}
