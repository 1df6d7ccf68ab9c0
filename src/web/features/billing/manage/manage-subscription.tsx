import type { Subscription } from '#contract/billing/billing.ts'
import { dollars } from '#shared/money/money.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { dayOf, priceInWords } from '#web/features/billing/billing-texts.ts'
import type { SubscriptionSearch } from '#web/features/billing/subscription-search.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { ChangePlan } from './change-plan.tsx'
import { Invoices } from './invoices.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { RefundPlan } from './refund-plan.tsx'
import { ResumePlan } from './resume-plan.tsx'
import { StoredCard } from './stored-card.tsx'

type Props = { subscription: Subscription; search: SubscriptionSearch }

/** All that can be done with a subscription. A plan that nobody charges has nothing to manage but its invoices. */
export function ManageSubscription({ subscription, search }: Props) {
  const { plan, interval, currentPeriodEnd, cancelAtPeriodEnd, change, priceChange, card, refundableUntil } = subscription
  const isCharged = currentPeriodEnd !== null && plan !== null && interval !== null
  return (
    <div>
      <TitledSection title="Your plan">
        <PlanFacts subscription={subscription} />
        {priceChange && interval && (
          <Note tone="info" icon="clock">
            From {dayOf(priceChange.from)} it costs {priceInWords({ cents: priceChange.cents, interval })}. We have told you by email.
          </Note>
        )}
        {(cancelAtPeriodEnd || change) && <ResumePlan subscription={subscription} />}
      </TitledSection>
      {isCharged && !cancelAtPeriodEnd && (
        <TitledSection
          title="Change plan"
          sub="A larger plan starts at once, a smaller one with your next payment. You see what it costs first."
        >
          <ChangePlan own={{ plan, interval }} search={search} />
        </TitledSection>
      )}
      {isCharged && (
        <TitledSection title="Card">
          <StoredCard subscription={subscription} card={card} />
        </TitledSection>
      )}
      <TitledSection title="Invoices">
        <Invoices />
      </TitledSection>
      {refundableUntil && plan && (
        <TitledSection
          title="Money back"
          sub={`Within the guarantee, until ${dayOf(refundableUntil)}, once for each listing. What you paid for the days you have not used comes back: ${dollars(subscription.refundableCents)} now.`}
        >
          <RefundPlan subscription={subscription} />
        </TitledSection>
      )}
      {isCharged && !cancelAtPeriodEnd && (
        <TitledSection title="Cancel" sub="Whenever you like. Your plan goes on until the end of what you have paid.">
          <CancelPlan subscription={subscription} />
        </TitledSection>
      )}
    </div>
  )
}
