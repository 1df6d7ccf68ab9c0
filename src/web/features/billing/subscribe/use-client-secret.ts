import { useEffect } from 'react'
import { CallError } from '#web/api/call-error.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { activatedToast } from '#web/features/billing/activated-toast.ts'
import type { ChosenPlan } from '#web/features/billing/subscription-search.ts'
import { useUntilChanged } from '#web/features/billing/use-until-changed.ts'

const FAILED = { title: 'Error', description: 'Failed to initialize subscription. Please try again.', tone: 'destructive' } as const
/** What the server says of a subscription that is paid, and perhaps not confirmed yet. */
const PAID = ['already_paid', 'already_active']

const isPaid = (error: unknown) => error instanceof CallError && PAID.includes(error.problem?.code ?? '')

/** Starts the subscription, or goes on with the one that is not paid, and returns what the card form pays it with. */
export function useClientSecret({ plan, interval }: ChosenPlan) {
  const untilChanged = useUntilChanged()
  const { send, data, error, problem, isPending } = useWrite('POST /api/get-or-create-subscription', {
    invalidates: [],
    attempts: useAttempts('subscribe'),
    failure: (failure) => (isPaid(failure) ? undefined : FAILED),
    onError: (failure) => {
      if (isPaid(failure)) void untilChanged(({ status }) => status === 'active', activatedToast(plan))
    },
  })
  useEffect(() => {
    void send({ plan, interval })
  }, [send, plan, interval])
  return { clientSecret: data?.clientSecret, isPaid: isPaid(error), problem, isPending, tryAgain: () => void send({ plan, interval }) }
}
