import type { ReactNode } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import type { Period } from '#contract/endpoint/periods.ts'
import { AnswerTimes } from './answer-times.tsx'
import { FinishListing } from './setup/finish-listing.tsx'
import styles from './overview.module.css'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SealChecks } from './setup/seal-checks.tsx'
import { StatFigures } from './stat-figures.tsx'
import { Trends } from './trends/trends.tsx'

type SupplierDashboard = ResponseOf<'GET /api/dashboard/supplier'>

type OverviewProps = {
  dashboard: SupplierDashboard
  path: string
  /** The latest requests, which belong to another feature. */
  requests: ReactNode
  /** What a plan adds: beside the figures of a period, below the trends, and below the rest. */
  medians: (period: Period) => ReactNode
  searches: ReactNode
  support: ReactNode
}

/** The first tab: figures, latest requests, trends, activity, and what is still to do. Its parts load and fail independently. */
export const Overview = ({ dashboard: { supplier, suspension, stats }, path, requests, medians, searches, support }: OverviewProps) => (
  <div className={styles.overview}>
    {isNew(stats) && <FinishListing path={path} />}
    <StatFigures stats={stats} path={path} />
    {requests}
    <div className={styles.columns}>
      <div className={styles.column}>
        <Trends medians={medians} />
        {searches}
        <RecentActivity path={path} />
      </div>
      <div className={styles.column}>
        {!isNew(stats) && <FinishListing path={path} />}
        {!supplier.isVerified && !suspension && <SealChecks supplierId={supplier.id} path={path} />}
        <QuickActions path={path} />
        <AnswerTimes path={path} />
        {support}
      </div>
    </div>
  </div>
)

/** Whether nobody has looked at, asked or reviewed this supplier: what is still to do comes before figures of nothing. */
const isNew = ({ profileViews, inquiries, totalReviews }: SupplierDashboard['stats']) => profileViews + inquiries + totalReviews === 0
