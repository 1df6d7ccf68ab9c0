import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import type { Subscription } from '#contract/billing/billing.ts'
import { query } from '#web/api/reads/query.ts'
import { SMALL_WORDS } from './payment-texts.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { dollars } from '#shared/money/money.ts'
import { LoadingForm } from '#web/features/billing/loading-form.tsx'
import { chosenPlan, type SubscriptionSearch } from '#web/features/billing/subscription-search.ts'
import { NotSold } from './not-sold.tsx'
import { PayWithCard } from './pay-with-card.tsx'

type Props = { payments: Subscription['payments']; search: SubscriptionSearch; user: User }

/** Is where a supplier without a subscription pays the plan that it has chosen. */
export function Checkout({ payments, search, user }: Props) {
  const { data } = useQuery(query('GET /api/plans', {}))
  const chosen = chosenPlan(search)
  if (!data) return <LoadingForm />
  const planPrice = data.offers.find(({ plan, interval }) => plan === chosen.plan && interval === chosen.interval)
  if (planPrice?.cents == null) return <NotSold chosen={chosen} isBeta={data.isBeta} />
  return (
    <Panel title="Payment">
      <Stack>
        <PayWithCard payments={payments} terms={chosen} user={user} action={`Subscribe for ${dollars(planPrice.cents)}`} />
        <SmallPrint>{SMALL_WORDS[chosen.interval]}</SmallPrint>
      </Stack>
    </Panel>
  )
}
