import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useState, type SubmitEvent } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LoadingForm } from '#web/features/billing/loading-form.tsx'
import type { CardFormProps } from './card-form-props.ts'
import { confirmAtStripe } from './confirm-at-stripe.ts'
import { LOADED_WITHIN_MS, useStripeScript } from './use-stripe-script.ts'

const NOT_LOADED =
  'The payment form could not be loaded. Please check your connection, and whether something in your browser blocks Stripe.'

/** The card form of Stripe, in a frame of theirs: this site never sees the number of a card. */
export function StripeForm({ publishableKey, clientSecret, ...form }: CardFormProps) {
  const { stripe, hasFailed, tryAgain, fail } = useStripeScript(publishableKey)
  if (hasFailed)
    return (
      <TryAgain isTrying={false} onTryAgain={tryAgain}>
        {NOT_LOADED}
      </TryAgain>
    )
  if (!stripe) return <LoadingForm />
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: { theme: isDark() ? 'night' : 'stripe' } }}>
      <StripeFields clientSecret={clientSecret} onNotLoaded={fail} {...form} />
    </Elements>
  )
}

const isDark = () => {
  const { classList } = document.documentElement
  return classList.contains('dark') || (!classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)
}

type FieldsProps = Omit<CardFormProps, 'publishableKey'> & { onNotLoaded: () => void }

function StripeFields({ clientSecret, action, busyAction, failure, returnPath, onConfirmed, onNotLoaded }: FieldsProps) {
  const [stripe, elements] = [useStripe(), useElements()]
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (isReady) return
    const limit = setTimeout(onNotLoaded, LOADED_WITHIN_MS)
    return () => clearTimeout(limit)
  }, [isReady, onNotLoaded])
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!stripe || !elements || !isReady || isBusy) return
    setBusy(true)
    setRefusal(undefined)
    const problem = await confirmAtStripe(stripe, elements, clientSecret, new URL(returnPath, location.origin).href)
    if (problem === null) return onConfirmed()
    setBusy(false)
    if (problem === 'shown') return
    setRefusal(problem)
    toast({ title: failure, description: problem, tone: 'destructive' })
  }
  return (
    <Stack as="form" aria-label="Card" onSubmit={(event) => void submit(event as SubmitEvent<HTMLFormElement>)}>
      {!isReady && <LoadingForm />}
      <PaymentElement onReady={() => setReady(true)} onLoadError={onNotLoaded} onChange={() => setRefusal(undefined)} />
      {refusal && <Note tone="error">{refusal}</Note>}
      <Button type="submit" size="lg" block disabled={!isReady} busy={isBusy} busyLabel={busyAction}>
        {action}
      </Button>
    </Stack>
  )
}
