import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import { counted } from '#shared/text/words.ts'
import { dashboardPath } from '#web/paths.ts'
import { query } from '#web/api/reads/query.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { useMedia } from '#web/use-media.ts'
import { Figures } from '#web/ui/layout/figures.tsx'
import { FinishListing } from './setup/finish-listing.tsx'
import styles from './overview.module.css'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SealChecks } from './setup/seal-checks.tsx'
import { FIRST_PERIOD } from './trends/trend-texts.ts'

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

type StatFiguresProps = { stats: SupplierDashboard['stats']; path: string }

function StatFigures({ stats, path }: StatFiguresProps) {
  const { profileViews, inquiries, averageRating, totalReviews } = stats
  const { data: steps } = useQuery(query('GET /api/dashboard/supplier/trends', { period: FIRST_PERIOD }))
  const week = steps?.at(-1)
  const contacts = week && week.requests + week.inquiries
  return (
    <Figures
      figures={[
        { label: 'Profile Views', value: profileViews.toLocaleString('en-AU'), change: thisWeek(week?.views) },
        {
          label: 'Quote Requests',
          value: inquiries.toLocaleString('en-AU'),
          of: inquiries === 1 ? ' request or contact' : ' requests and contacts',
          note: <InboxCounts stats={stats} path={path} />,
          change: thisWeek(contacts),
        },
        { label: 'Average rating', ...(totalReviews > 0 ? { value: Number(averageRating).toFixed(1), of: '/5' } : UNRATED) },
        { label: 'Total reviews', value: totalReviews.toLocaleString('en-AU') },
      ]}
    />
  )
}

/** How many of the figure are requests and how many contacts, each with the list that has as many rows; the others are too old to be kept. */
function InboxCounts({ stats: { inquiries, requests, contacts }, path }: StatFiguresProps) {
  const older = inquiries - requests - contacts
  return (
    <>
      <TextLink href={dashboardPath({ tab: 'quotes', status: 'request' }, path)}>{counted(requests, 'request')}</TextLink>
      {', '}
      <TextLink href={dashboardPath({ tab: 'quotes', status: 'contact' }, path)}>{counted(contacts, 'contact')}</TextLink>
      {older > 0 && <span>{`, ${older.toLocaleString('en-AU')} older`}</span>}
    </>
  )
}

const UNRATED = { value: '–', note: 'No reviews yet' }

const thisWeek = (count: number | undefined) => (count ? `${count.toLocaleString('en-AU')} this week` : undefined)
