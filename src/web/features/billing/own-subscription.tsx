import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { LoadingForm } from './loading-form.tsx'
import { ActiveSubscription } from './manage/active-subscription.tsx'
import { DueSubscription } from './manage/due-subscription.tsx'
import { Checkout } from './subscribe/checkout.tsx'
import { freshSubscription } from './subscription-read.ts'
import type { SubscriptionSearch } from './subscription-search.ts'

type Props = { search: SubscriptionSearch; user: User }

/** The subscription of a supplier: what it can pay, or what it has. */
export const OwnSubscription = ({ search, user }: Props) => (
  <QueryBoundary of={useQuery(freshSubscription)} loading={<LoadingForm />}>
    {(subscription) => {
      if (subscription.status === 'active') return <ActiveSubscription subscription={subscription} search={search} />
      if (subscription.status === 'past_due') return <DueSubscription subscription={subscription} user={user} />
      return <Checkout payments={subscription.payments} search={search} user={user} />
    }}
  </QueryBoundary>
)
