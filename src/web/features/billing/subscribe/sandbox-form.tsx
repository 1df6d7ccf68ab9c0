import type { SubmitEvent } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { BankDialog } from './bank-dialog.tsx'
import { digitsOf, expiryOf, GROUPED } from './card-fields.ts'
import type { CardFormProps } from './card-form-props.ts'
import { testCardOf } from './sandbox-cards.ts'
import { SandboxNote } from './sandbox-note.tsx'
import styles from './sandbox-form.module.css'
import { useCardFields } from './use-card-fields.ts'
import { useSandboxPayment } from './use-sandbox-payment.ts'

const NOT_A_TEST_CARD = 'Your card was declined. This is a sandbox: use one of the test cards below.'

/** The card form of a site that charges nobody. The number of a card never leaves the browser. */
export function SandboxForm({ action, busyAction, ...props }: CardFormProps) {
  const fields = useCardFields()
  const { isBusy, isAsking, isDeciding, decisionProblem, decline, pay, decide } = useSandboxPayment({
    ...props,
    onDeclined: (message) => fields.show({ number: message }),
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || !fields.check()) return
    const digits = digitsOf(fields.values.number)
    const card = testCardOf(digits)
    const expiry = expiryOf(fields.values.expiry)
    if (card && expiry) return void pay({ kind: card.kind, brand: card.brand, last4: digits.slice(-4), ...expiry })
    decline(NOT_A_TEST_CARD)
  }
  const { register, problems } = fields
  return (
    <form noValidate onSubmit={submit} aria-label="Card" className={styles.form}>
      <Field label="Card number" required error={problems.number}>
        <TextInput {...register('number')} autoComplete="cc-number" placeholder="1234 1234 1234 1234" />
      </Field>
      <div className={styles.pair}>
        <Field label="Expiry" required error={problems.expiry}>
          <TextInput {...register('expiry')} autoComplete="cc-exp" placeholder="MM / YY" />
        </Field>
        <Field label="CVC" required error={problems.cvc}>
          <TextInput {...register('cvc')} autoComplete="cc-csc" placeholder="123" />
        </Field>
      </div>
      <Button type="submit" size="lg" block busy={isBusy} busyLabel={busyAction}>
        {action}
      </Button>
      <SandboxNote onChoose={(number) => fields.fill({ number: GROUPED.number(number), expiry: '12 / 34', cvc: '123' })} />
      <BankDialog open={isAsking} isBusy={isDeciding} problem={decisionProblem} onDecide={(isApproved) => void decide(isApproved)} />
    </form>
  )
}
