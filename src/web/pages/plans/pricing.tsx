import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { pricingHeadTexts, pricingPageTexts } from '#contract/site-texts/pricing-texts.ts'
import { useMe } from '#web/api/session/me.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { BetaNote } from '#web/features/billing/beta-note.tsx'
import { BetaPrice } from '#web/features/billing/beta-price.tsx'
import { IntervalSwitch } from '#web/features/billing/plans/interval-switch.tsx'
import { PlanCards } from '#web/features/billing/plans/plan-cards.tsx'
import { PlanFigures } from '#web/features/billing/plans/plan-figures.tsx'
import { PlanQuestions } from '#web/features/billing/plans/plan-questions.tsx'
import { PlanTable } from '#web/features/billing/features/plan-table.tsx'
import { PricingCall } from '#web/features/billing/pricing-call.tsx'
import { questionsJsonLd, useQuestions } from '#web/features/billing/plans/use-questions.ts'
import { Head } from '#web/head.tsx'
import { PRICING } from '#web/paths.ts'
import type { PricingSearch } from '#web/search.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './pricing.module.css'

// Suppliers only have it, with the rail of their dashboard.
const OwnPricing = lazy(() => import('./own-pricing.tsx').then((module) => ({ default: module.OwnPricing })))

const read = query('GET /api/plans', {})

export const reads = () => [read]

/** Shows what plans cost and give (docs/behaviour/billing.md, Pricing page). How often one pays is in the address. */
export function PricingPage({ search }: { search: PricingSearch }) {
  const { title, description } = useTexts(pricingPageTexts)
  const head = useTexts(pricingHeadTexts)
  const planPrices = useQuery(read)
  const interval = search.interval ?? 'month'
  const plans = (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          {planPrices.data?.isBeta && <BetaNote />}
          <h1 className={styles.title}>{head.title}</h1>
          <p className={styles.lede}>{head.lede}</p>
        </div>
        <div className="no-print">
          <IntervalSwitch interval={interval} />
        </div>
      </header>
      <QueryBoundary of={planPrices} loading={<Skeleton height="900px" />}>
        {(data) => <PlanCards offers={data} interval={interval} />}
      </QueryBoundary>
      <PlanFigures />
      {planPrices.data && <PlanTable offers={planPrices.data} />}
    </>
  )
  const page = (
    <Page bands>
      <Wrap>{plans}</Wrap>
      {planPrices.data && <BetaPrice offers={planPrices.data} />}
      <Wrap>
        <PlanQuestions />
      </Wrap>
      <PricingCall />
    </Page>
  )
  return (
    <>
      <Head title={title} description={description} path={PRICING} jsonLd={questionsJsonLd(useQuestions())} />
      {useMe()?.supplierId === undefined ? (
        page
      ) : (
        <Suspense fallback={page}>
          <OwnPricing>{plans}</OwnPricing>
        </Suspense>
      )}
    </>
  )
}
