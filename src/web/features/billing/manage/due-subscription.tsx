import type { User } from '#contract/accounts/accounts.ts'
import type { Subscription } from '#contract/billing/billing.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { dollars } from '#shared/money/money.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { dayOf } from '#web/features/billing/billing-texts.ts'
import { PayWithCard } from '#web/features/billing/subscribe/pay-with-card.tsx'
import { chosenPlan } from '#web/features/billing/subscription-search.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { Invoices } from './invoices.tsx'
import { StoredCard } from './stored-card.tsx'
import { useReturnedCard } from './use-returned-card.ts'

type Props = { subscription: Subscription; user: User }

/** Shows what is due when a renewal could not be charged, until when the plan goes on, and how to pay. */
export function DueSubscription({ subscription, user }: Props) {
  useReturnedCard(subscription)
  const { plan, interval, due, card, payments } = subscription
  const terms = plan && interval ? { plan, interval } : chosenPlan({})
  return (
    <Stack gap={8}>
      <Note tone="error" title="Your last payment did not go through">
        {due && plan
          ? `${dollars(due.cents)} is due. Your ${PLAN_NAMES[plan]} plan goes on until ${dayOf(due.until)}; it ends then unless you pay.`
          : 'Your plan is on hold until you pay.'}
      </Note>
      <Panel title="Pay what is due">
        <PayWithCard payments={payments} terms={terms} user={user} action={due ? `Pay ${dollars(due.cents)}` : 'Pay what is due'} />
      </Panel>
      <div>
        <TitledSection title="Card" sub="A new card is charged what is due, and your next payments.">
          <StoredCard subscription={subscription} card={card} />
        </TitledSection>
        <TitledSection title="Invoices">
          <Invoices />
        </TitledSection>
        <TitledSection title="Cancel" sub="Your plan ends at once, and what is due is not charged.">
          <CancelPlan subscription={subscription} />
        </TitledSection>
      </div>
    </Stack>
  )
}
