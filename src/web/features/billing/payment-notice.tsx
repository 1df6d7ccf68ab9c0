import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { PLAN_NAMES, type Plan } from '#contract/billing/plans.ts'
import { sessionChanged } from '#web/api/session/me.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { SUBSCRIPTION } from '#web/paths.ts'
import { useStored } from '#web/storage/stored.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { activatedToast } from './activated-toast.ts'
import { paymentUnderWay } from './payment-under-way.ts'
import styles from './payment-notice.module.css'
import { returnedWith } from './returned-with.ts'
import { useConfirmedPlan } from './use-confirmed-plan.ts'

/** Shows what became of a payment, on the page to which its payer returns: nothing counts until the server says so. */
export function PaymentNotice(props: { user: User }) {
  const notice = useNotice(props)
  return notice && <div className={styles.notice}>{notice}</div>
}

function useNotice({ user: { id } }: { user: User }) {
  const [returned] = useState(() => returnedWith(location.search))
  const [confirmed, setConfirmed] = useState<Plan>()
  const isUnderWay = (useStored(paymentUnderWay) === id || returned === 'succeeded') && !confirmed
  const { plan, isLate } = useConfirmedPlan(isUnderWay)
  if (plan && !confirmed) setConfirmed(plan)
  const client = useQueryClient()
  useEffect(() => {
    // The address would give away what was paid with.
    if (returned) navigate(location.pathname, { replace: true, keepScroll: true })
  }, [returned])
  useEffect(() => {
    if (!confirmed) return
    paymentUnderWay.change(() => '')
    toast(activatedToast(confirmed))
    void sessionChanged(client)
  }, [confirmed, client])
  if (confirmed)
    return (
      <Note tone="success" title={`Your ${PLAN_NAMES[confirmed]} subscription is now active`}>
        <TextLink href={SUBSCRIPTION}>See what you pay and when</TextLink>
      </Note>
    )
  if (returned === 'failed')
    return (
      <Note tone="error" title="Your payment did not go through">
        Nothing was charged. <TextLink href={SUBSCRIPTION}>Try again or use another card</TextLink>
      </Note>
    )
  return isUnderWay && <Confirming isLate={isLate} />
}

const Confirming = ({ isLate }: { isLate: boolean }) => (
  <Note tone="info" icon="clock" title="Your payment is being confirmed">
    {isLate ? (
      <>
        This takes longer than usual. Your plan will show here as soon as the payment provider has confirmed it.{' '}
        <TextLink href={SUBSCRIPTION}>Look at your subscription</TextLink>
      </>
    ) : (
      'This takes a few seconds.'
    )}
  </Note>
)
