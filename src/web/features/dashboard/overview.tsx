import type { ReactNode } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { useMedia } from '#web/use-media.ts'
import { FinishListing } from './setup/finish-listing.tsx'
import styles from './overview.module.css'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SealChecks } from './setup/seal-checks.tsx'
import { StatFigures } from './stat-figures.tsx'

type SupplierDashboard = ResponseOf<'GET /api/dashboard/supplier'>

type OverviewProps = {
  dashboard: SupplierDashboard
  path: string
  /** The latest requests, which belong to another feature. */
  requests: ReactNode
  support: ReactNode
}

/** The first tab: figures, latest requests, activity, and what is still to do. Its parts load and fail independently. */
export const Overview = ({ dashboard: { supplier, suspension, stats }, path, requests, support }: OverviewProps) => (
  <div className={styles.overview}>
    {isNew(stats) && <FinishListing path={path} />}
    <FirstOnPhones first={stats.inquiries > 0} before={<StatFigures stats={stats} path={path} />}>
      {requests}
    </FirstOnPhones>
    <div className={styles.columns}>
      <div className={styles.column}>
        <RecentActivity path={path} />
        <QuickActions path={path} />
        {support}
      </div>
      <div className={styles.column}>
        {!isNew(stats) && <FinishListing path={path} />}
        {!supplier.isVerified && !suspension && <SealChecks supplierId={supplier.id} path={path} />}
      </div>
    </div>
  </div>
)

/** On a phone, what waits for an answer comes before the figures, which would fill the window. */
function FirstOnPhones({ first, before, children }: { first: boolean; before: ReactNode; children: ReactNode }) {
  const isFirst = useMedia('(max-width: 47.5rem)') && first
  return (
    <>
      {isFirst && children}
      {before}
      {!isFirst && children}
    </>
  )
}

/** Whether nobody has looked at, asked or reviewed this supplier: what is still to do comes before figures of nothing. */
const isNew = ({ profileViews, inquiries, totalReviews }: SupplierDashboard['stats']) => profileViews + inquiries + totalReviews === 0
