import { lazy, Suspense } from 'react'
import type { Subscription } from '#contract/billing/billing.ts'
import { LoadingForm } from '#web/features/billing/loading-form.tsx'
import type { CardFormProps } from './card-form-props.ts'

const SandboxForm = lazy(() => import('./sandbox-form.tsx').then(({ SandboxForm }) => ({ default: SandboxForm })))
const StripeForm = lazy(() => import('./stripe-form.tsx').then(({ StripeForm }) => ({ default: StripeForm })))

type Props = Omit<CardFormProps, 'publishableKey'> & Pick<Subscription, 'payments'>

/** The form of whoever charges the card: a payment provider's, whose script is loaded for it alone, or that of the sandbox. */
export function CardForm({ payments: { provider, publishableKey }, ...rest }: Props) {
  const Form = provider === 'stripe' ? StripeForm : SandboxForm
  return (
    <Suspense fallback={<LoadingForm />}>
      {/* a secret of another payment is another form */}
      <Form key={rest.clientSecret} publishableKey={publishableKey} {...rest} />
    </Suspense>
  )
}
