import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { dismissEndedSession, onWaiting, waitingAccount } from '#web/api/session/ended-session.ts'

/** Shows the dialog to sign in again while calls wait for it. It is loaded when the first one does, and stays to give the focus back. */
export function SessionEnded() {
  const isWaiting = useSyncExternalStore(onWaiting, waitingAccount, () => undefined) !== undefined
  const [Dialog, setDialog] = useState<ComponentType<{ isWaiting: boolean }>>()
  useEffect(() => {
    if (isWaiting && !Dialog)
      import('./session-dialog.tsx').then(({ SessionDialog }) => setDialog(() => SessionDialog), dismissEndedSession)
  }, [isWaiting, Dialog])
  return Dialog && <Dialog isWaiting={isWaiting} />
}
