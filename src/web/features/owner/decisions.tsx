import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './decisions.module.css'

type Waiting = ResponseOf<'GET /api/admin/decisions'>

/** What waits, with where it is decided. */
const KINDS: { name: keyof Waiting; one: string; many: string; leadsTo: OwnerSearch }[] = [
  { name: 'claims', one: 'claim of a listing', many: 'claims of listings', leadsTo: { tab: 'claims' } },
  { name: 'reports', one: 'reported review', many: 'reported reviews', leadsTo: { tab: 'reviews' } },
  { name: 'held', one: 'held review', many: 'held reviews', leadsTo: { tab: 'reviews', list: 'held' } },
  { name: 'expiringSeals', one: 'seal about to expire', many: 'seals about to expire', leadsTo: { tab: 'suppliers', verified: 'true' } },
  {
    name: 'duplicates',
    one: 'pair of suppliers that may be one',
    many: 'pairs of suppliers that may be one',
    leadsTo: { tab: 'suppliers', list: 'duplicates' },
  },
  {
    name: 'failedEmails',
    one: 'email that failed',
    many: 'emails that failed',
    leadsTo: { tab: 'operations', list: 'emails', status: 'failed' },
  },
]

/** Shows what needs a decision today, each with a link to where it is made. */
export const Decisions = () => (
  <Panel title="Needs a decision">
    <QueryBoundary
      of={useQuery({ ...query('GET /api/admin/decisions', {}), refetchOnMount: 'always' })}
      loading={<LinesSkeleton lines={2} />}
    >
      {(waiting) => <Kinds waiting={waiting} />}
    </QueryBoundary>
  </Panel>
)

function Kinds({ waiting }: { waiting: Waiting }) {
  const open = KINDS.filter(({ name }) => waiting[name] > 0)
  if (open.length === 0) return <p className={styles.nothing}>Nothing waits for you.</p>
  return (
    <ul>
      {open.map(({ name, one, many, leadsTo }) => (
        <li key={name} className={styles.kind}>
          <a href={ownerPath(leadsTo)} className={styles.link}>
            <b className={styles.count}>{waiting[name].toLocaleString('en-AU')}</b>
            {waiting[name] === 1 ? one : many}
            <Icon name="caret-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
