import type { ResponseOf } from '#contract/api.ts'
import { counted } from '#shared/text/words.ts'
import { dashboardPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Figures } from '#web/ui/layout/figures.tsx'
import styles from './stat-figures.module.css'
import { weekTrend } from './week-texts.ts'

type Stats = ResponseOf<'GET /api/dashboard/supplier'>['stats']
type StatFiguresProps = { stats: Stats; path: string }

/** The four figures of the dashboard. Their weeks come with them, so that nothing moves once they are there. */
export function StatFigures({ stats, path }: StatFiguresProps) {
  const { profileViews, inquiries, averageRating, totalReviews, week } = stats
  const leads = ({ requests, inquiries: contacts }: { requests: number; inquiries: number }) => requests + contacts
  return (
    <Figures
      figures={[
        {
          label: 'Profile Views',
          value: profileViews.toLocaleString('en-AU'),
          note: <Week now={week.views} before={week.before.views} today={week.to} />,
        },
        {
          label: 'Quote Requests',
          value: inquiries.toLocaleString('en-AU'),
          of: inquiries === 1 ? ' request or contact' : ' requests and contacts',
          note: (
            <>
              <InboxCounts stats={stats} path={path} />
              <Week now={leads(week)} before={leads(week.before)} today={week.to} />
            </>
          ),
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

const ICONS = { more: 'arrow-up', fewer: 'arrow-down' } as const

/** What came this week, and how it compares with the same days of the week before. Nothing in both is not said. */
function Week({ now, before, today }: { now: number; before: number; today: string }) {
  if (now + before === 0) return null
  const { direction, words } = weekTrend(now, before, today)
  return (
    <span className={styles.week}>
      <span className={styles.count} data-direction={direction}>
        {direction !== 'same' && <Icon name={ICONS[direction]} />}
        <span>{`${now.toLocaleString('en-AU')} this week`}</span>
      </span>
      <span>{words}</span>
    </span>
  )
}

const UNRATED = { value: '–', note: 'No reviews yet' }
