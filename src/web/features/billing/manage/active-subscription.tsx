import { useEffect, useRef, useState } from 'react'
import type { Subscription } from '#contract/billing/billing.ts'
import { DASHBOARD } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { SubscriptionSearch } from '#web/features/billing/subscription-search.ts'
import styles from './active-subscription.module.css'
import { ManageSubscription } from './manage-subscription.tsx'
import { nextStep } from './next-step.ts'
import { useReturnedCard } from './use-returned-card.ts'

type Props = { subscription: Subscription; search: SubscriptionSearch }

/** That the listing has a plan, what comes next, and what can be done with it. An address that names a plan opens that part. */
export function ActiveSubscription({ subscription, search }: Props) {
  useReturnedCard(subscription)
  const [isOpen, setOpen] = useState(search.plan !== undefined)
  const part = useRef<HTMLDivElement>(null)
  const { plan, interval, cancelAtPeriodEnd, change } = subscription
  const state = [plan, interval, cancelAtPeriodEnd, change?.plan].join(' ')
  const before = useRef(state)
  useEffect(() => {
    // The button that was pressed may have gone with what it has changed, and with it the focus.
    if (before.current !== state && document.activeElement === document.body) part.current?.focus()
    before.current = state
  }, [state])
  return (
    <Stack gap={8}>
      <Card as="div" padded>
        <Stack gap={4}>
          <p className={styles.badge}>
            <Icon name="check-circle-fill" className={styles.mark} /> Subscription Active
          </p>
          <p>{nextStep(subscription)}</p>
          <Stack row gap={3}>
            <ButtonLink href={DASHBOARD}>Go to Dashboard</ButtonLink>
            <Button variant="quiet" aria-expanded={isOpen} aria-controls="manage" onClick={() => setOpen(!isOpen)}>
              Manage Subscription
            </Button>
          </Stack>
        </Stack>
      </Card>
      <div id="manage" ref={part} tabIndex={-1} className={styles.manage} hidden={!isOpen}>
        {isOpen && <ManageSubscription subscription={subscription} search={search} />}
      </div>
    </Stack>
  )
}
