import { useState } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { CardFormProps } from './card-form-props.ts'

type Result = ResponseOf<'POST /api/sandbox/confirm'>
type Props = Pick<CardFormProps, 'clientSecret' | 'failure' | 'onConfirmed'> & {
  /** Called with why the card was declined. */
  onDeclined: (message: string) => void
}

/** Returns the state of a payment in the sandbox, whose card may have its bank ask first. */
export function useSandboxPayment({ clientSecret, failure, onConfirmed, onDeclined }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const confirm = useWrite('POST /api/sandbox/confirm', { invalidates: [], failure: shownElsewhere })
  const authenticate = useWrite('POST /api/sandbox/authenticate', { invalidates: [], failure: shownElsewhere })
  async function conclude(sent: Promise<Result>): Promise<void> {
    try {
      const { status, message } = await sent
      setAsking(status === 'requires_action')
      setBusy(status === 'succeeded')
      if (status === 'failed') decline(message ?? 'Your card was declined.')
      if (status === 'succeeded') onConfirmed()
    } catch (error) {
      setBusy(false)
      fail(serverMessage(error))
    }
  }
  const fail = (description: string) => void toast({ title: failure, description, tone: 'destructive' })
  /** Says it at the field as well, where it stays until the number is changed. */
  const decline = (message: string) => {
    onDeclined(message)
    fail(message)
  }
  type Card = Parameters<typeof confirm.sendOrThrow>[0]['card']
  return {
    isBusy: isBusy || isAsking,
    isAsking,
    isDeciding: isAsking && isBusy,
    /** Why the bank did not get the answer. */
    decisionProblem: authenticate.problem,
    decline,
    pay: (card: Card) => {
      setBusy(true)
      return conclude(confirm.sendOrThrow({ clientSecret, card }))
    },
    decide: (isApproved: boolean) => {
      setBusy(true)
      return conclude(authenticate.sendOrThrow({ clientSecret, isApproved }))
    },
  }
}
