import { useState } from 'react'
import { dashboardPath } from '#web/paths.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { when } from '#shared/time/when.ts'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { timeAgo, eventWords, type Event } from './activity-texts.ts'
import { ReadBoundary } from './read-boundary.tsx'
import styles from './recent-activity.module.css'

/** The number of events that fit beside the quick actions without a gap. */
const SHOWN = 8

/** The recent events of the listing, newest first. */
export const RecentActivity = ({ path }: { path: string }) => (
  <Panel title="Recent Activity">
    <ReadBoundary address="GET /api/dashboard/supplier/activity" input={{}} loading={<LinesSkeleton lines={6} />}>
      {(events) => <Events events={events} path={path} />}
    </ReadBoundary>
  </Panel>
)

function Events({ events, path }: { events: Event[]; path: string }) {
  const [now] = useState(() => new Date())
  if (events.length === 0)
    return <p className={styles.nothing}>Nothing yet. Requests, reviews and visits to your profile are listed here.</p>
  return (
    <ul>
      {events.slice(0, SHOWN).map((event) => (
        <li key={`${event.kind} ${event.at}`} className={styles.event}>
          <EventText event={event} path={path} />
          <time dateTime={event.at} title={when(event.at)} className={styles.time}>
            {timeAgo(event.at, now)}
          </time>
        </li>
      ))}
    </ul>
  )
}

/** Returns the address of what an event is about. */
function hrefOf(event: Event, path: string): string | undefined {
  switch (event.kind) {
    case 'request':
      return dashboardPath({ tab: 'quotes', quote: event.id }, path)
    case 'contact':
      return dashboardPath({ tab: 'quotes', quote: `contact-${event.id}` }, path)
    case 'review':
      return `${dashboardPath({ tab: 'reviews' }, path)}#review-${event.id}`
    default:
      return undefined
  }
}

function EventText({ event, path }: { event: Event; path: string }) {
  const { who, what } = eventWords(event)
  const href = hrefOf(event, path)
  const name =
    href !== undefined ? (
      <a href={href} className={styles.who}>
        {who}
      </a>
    ) : (
      <b>{who}</b>
    )
  return (
    <span>
      {name} {what}
    </span>
  )
}
