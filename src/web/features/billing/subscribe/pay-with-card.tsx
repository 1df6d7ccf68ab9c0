import type { User } from '#contract/accounts/accounts.ts'
import type { Subscription } from '#contract/billing/billing.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { DASHBOARD } from '#web/paths.ts'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { LoadingForm } from '#web/features/billing/loading-form.tsx'
import { paymentUnderWay } from '#web/features/billing/payment-under-way.ts'
import type { ChosenPlan } from '#web/features/billing/subscription-search.ts'
import { CardForm } from './card-form.tsx'
import { useClientSecret } from './use-client-secret.ts'

type Props = { payments: Subscription['payments']; terms: ChosenPlan; user: User; action: string }

/** The card form of what is to be paid. Once it is paid, the dashboard says what became of it. */
export function PayWithCard({ payments, terms, user: { id }, action }: Props) {
  const { clientSecret, isPaid, problem, isPending, tryAgain } = useClientSecret(terms)
  if (clientSecret)
    return (
      <CardForm
        payments={payments}
        clientSecret={clientSecret}
        action={action}
        busyAction="Processing..."
        failure="Payment Failed"
        returnPath={DASHBOARD}
        onConfirmed={() => {
          paymentUnderWay.change(() => id)
          navigate(DASHBOARD)
        }}
      />
    )
  if (isPaid) return <LoadingForm>Your payment is being confirmed...</LoadingForm>
  if (!problem) return <LoadingForm />
  return (
    <TryAgain isTrying={isPending} onTryAgain={tryAgain}>
      {problem}
    </TryAgain>
  )
}
