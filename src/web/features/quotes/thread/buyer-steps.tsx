import { dollars } from '#contract/money.ts'
import { totalsOf } from '#contract/totals.ts'
import type { QuoteDetail } from '#contract/quotes.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { ReasonForm } from './reason-form.tsx'
import styles from './steps.module.css'
import type { useSteps } from './use-steps.ts'

type StepsProps = { quote: QuoteDetail } & ReturnType<typeof useSteps>

/** What a buyer can do now: take the prices, decline them, or no longer ask. */
export function BuyerSteps({ quote, take, busy }: StepsProps) {
  const { steps, supplier, offer } = quote
  if (!steps.some((step) => step === 'accept' || step === 'withdraw')) return null
  return (
    <div className={styles.steps}>
      {steps.includes('accept') && offer && (
        <p>
          Accepting tells {supplier.businessName} that you take these prices, {dollars(totalsOf(offer).totalCents)} with GST. They contact
          you to arrange delivery; nothing is paid here.
        </p>
      )}
      <Stack row gap={3}>
        {steps.includes('accept') && (
          <Button
            size="lg"
            icon="check"
            busy={busy === 'accept'}
            busyLabel="Accepting..."
            disabled={busy !== undefined}
            onClick={() => void take('accept', {}, 'Prices accepted')}
          >
            Accept these prices
          </Button>
        )}
        {steps.includes('decline') && (
          <ReasonForm
            ask="Decline"
            action="Decline the prices"
            busyAction="Declining..."
            help={`${supplier.businessName} is told, and the request is closed.`}
            busy={busy === 'decline'}
            disabled={busy !== undefined}
            onReason={(reason) => void take('decline', { reason }, 'Prices declined')}
          />
        )}
        {steps.includes('withdraw') && (
          <ReasonForm
            ask="Withdraw the request"
            action="Withdraw the request"
            busyAction="Withdrawing..."
            help={`${supplier.businessName} is told that you no longer ask, and the request is closed.`}
            busy={busy === 'withdraw'}
            disabled={busy !== undefined}
            onReason={(reason) => void take('withdraw', { reason }, 'Request withdrawn')}
          />
        )}
      </Stack>
    </div>
  )
}
