import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallError } from '#web/api/call-error.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { sessionChanged } from '#web/api/me.ts'
import { TryAgain } from '#web/ui/try-again.tsx'

type CouldNotLoadProps = { error: CallError; isTrying: boolean; onTryAgain: () => void }

/** In place of what could not be read. Where the session has ended, the page is told, and leads to sign in. */
export function CouldNotLoad({ error, isTrying, onTryAgain }: CouldNotLoadProps) {
  const client = useQueryClient()
  const isSignedOut = error.status === 401
  useEffect(() => {
    if (isSignedOut) void sessionChanged(client)
  }, [client, isSignedOut])
  return (
    <TryAgain isTrying={isTrying} onTryAgain={onTryAgain}>
      {serverMessage(error)}
    </TryAgain>
  )
}
