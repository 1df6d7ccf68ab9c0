import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { subscriptionPageTexts } from '#contract/site-texts/subscription-texts.ts'
import { useMe } from '#web/api/session/me.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import {
  AuthenticationRequired,
  ListingComesFirst,
  PlanIsTheManagers,
  PlansAreForSuppliers,
} from '#web/features/billing/authentication-required.tsx'
import { LoadingForm } from '#web/features/billing/loading-form.tsx'
import { PlanBenefits } from '#web/features/billing/features/plan-benefits.tsx'
import { PlanDocket } from '#web/features/billing/plans/plan-docket.tsx'
import { shownPlanPrice } from '#web/features/billing/plans/shown-plan-price.ts'
import { chosenPlan, type SubscriptionSearch } from '#web/features/billing/subscription-search.ts'
import { useOwnTerms } from '#web/features/billing/plans/use-own-terms.ts'
import { SupplierTestimonials } from '#web/features/billing/supplier-testimonials.tsx'
import { Head } from '#web/head.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { AccountFrame } from '#web/pages/supplier/account-frame.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './subscription.module.css'

// Only suppliers need it, and it brings dialogs and forms.
const OwnSubscription = lazy(() =>
  import('#web/features/billing/own-subscription.tsx').then(({ OwnSubscription }) => ({ default: OwnSubscription })),
)

const read = query('GET /api/plans', {})

export const reads = () => [read]

/** Is where a supplier subscribes to a plan, and manages it (docs/behaviour/billing.md, Subscription page). The plan is in the address. */
export function SubscriptionPage({ search }: { search: SubscriptionSearch }) {
  const { title, description } = useTexts(subscriptionPageTexts)
  const planPrices = useQuery(read)
  const own = useOwnTerms()
  const { plan, interval } = own ?? chosenPlan(search)
  return (
    <AccountFrame title={title} className={styles.page}>
      <Head title={title} description={description} />
      <div className={styles.columns}>
        <div className={classNames(styles.price, own && styles.own)}>
          <QueryBoundary of={planPrices} loading={<Skeleton height="240px" />}>
            {(data) => <PlanDocket offer={own ?? shownPlanPrice(data, plan, interval)} isOwn={own !== undefined} />}
          </QueryBoundary>
        </div>
        <div className={styles.main}>
          <Subscriber search={search} />
        </div>
        <div className={styles.benefits}>
          <PlanBenefits plan={plan} />
        </div>
      </div>
      {!own && <SupplierTestimonials />}
    </AccountFrame>
  )
}

/** Shows what the page is for whoever is signed in. Another account or another status begins anew. */
function Subscriber({ search }: { search: SubscriptionSearch }) {
  const me = useMe()
  if (!me) return <AuthenticationRequired />
  if (me.supplierId === undefined) return me.role === 'supplier' ? <ListingComesFirst /> : <PlansAreForSuppliers />
  if (me.member) return <PlanIsTheManagers />
  return (
    <Suspense fallback={<LoadingForm />}>
      <OwnSubscription key={`${me.id} ${me.subscriptionStatus === 'active'}`} search={search} user={me} />
    </Suspense>
  )
}
