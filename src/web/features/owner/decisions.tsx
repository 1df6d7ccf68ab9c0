import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { ownerPath } from '#web/paths.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { KINDS, type Waiting } from './decision-kinds.ts'
import styles from './decisions.module.css'

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
