import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverMessage } from '#web/api/call-error.ts'
import { shownElsewhere } from './failure-toast.ts'

/**
 * Sends an email address from a form of a page that visits begin with, which does without what sends until it is pressed. `signedUp` is the address
 * once it is sent; `refuse` is called with the reason why it was not.
 */
export function useSignUp(address: 'POST /api/beta-signups' | 'POST /api/newsletter', refuse: (problem: string) => void) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [signedUp, setSignedUp] = useState<string>()
  const trySending = async (email: string) => {
    const { write } = await import('./write.ts')
    await write(client, address, { email }, { invalidates: [], failure: shownElsewhere })
    setSignedUp(email)
  }
  const send = async (email: string) => {
    setPending(true)
    await trySending(email).catch((error: unknown) => refuse(serverMessage(error)))
    setPending(false)
  }
  return { send: (email: string) => void send(email), isPending, signedUp }
}
