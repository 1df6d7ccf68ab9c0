import { useQuery } from '@tanstack/react-query'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { totals } from './dry-run-report.tsx'
import styles from './imports.module.css'
import { UndoImport } from './undo-import.tsx'

const POLL_MS = 2000
const STATUS = { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Stopped' } as const

/** The latest imports, each with its undo as long as there is one. */
export function ImportList() {
  const read = useQuery({
    ...query('GET /api/admin/imports', { limit: 20 }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(({ undo }) => undo?.status === 'running') ? POLL_MS : false),
  })
  return (
    <Panel title="Earlier imports">
      <QueryBoundary of={read} loading={<RowsSkeleton rows={2} hasAction />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>No file has been imported.</p>
          ) : (
            <ul>
              {items.map((found) => (
                <ListRow key={found.id}>
                  <RowWords>
                    <p>{`${when(found.createdAt)}, by ${found.username}`}</p>
                    <p className={styles.columns}>{`${STATUS[found.status]}: ${totals(found)}`}</p>
                    <UndoImport found={found} />
                  </RowWords>
                </ListRow>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Panel>
  )
}
