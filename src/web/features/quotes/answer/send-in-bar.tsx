import { use, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { dollars } from '#shared/money/money.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'
import { SendPlace } from '#web/features/quotes/thread/steps/send-place.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useRunningOffer } from './running-total.tsx'
import styles from './answer-form.module.css'

type SendInBarProps = Parameters<typeof useRunningOffer>[0] & Pick<ComponentProps<typeof Button>, 'busy' | 'disabled'> & { formId: string }

/** Sends the prices from the bar of a phone, far above the end of the form, and says what they come to. */
export function SendInBar(props: SendInBarProps) {
  const place = use(SendPlace)
  return place && createPortal(<Send {...props} />, place)
}

function Send({ formId, busy, disabled, ...running }: SendInBarProps) {
  const offer = useRunningOffer(running)
  return (
    <Button
      type="submit"
      form={formId}
      block
      icon="paper-plane-right"
      busy={busy}
      busyLabel="Sending..."
      disabled={disabled}
      className={styles.sum}
    >
      {hasTotal(offer) ? `Send the prices ${dollars(totalsOf(offer).totalCents)}` : 'Send the prices'}
    </Button>
  )
}
