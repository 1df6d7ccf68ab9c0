import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { checksInWords } from '#shared/text/check-texts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './check-list.module.css'

/** The checks of a supplier that are currently valid, with their dates. */
export function CheckList({ supplierId }: { supplierId: Id }) {
  const read = query('GET /api/suppliers/:id/checks', { id: String(supplierId) })
  return (
    <QueryBoundary of={useQuery({ ...read, refetchOnMount: 'always' })} loading={<LinesSkeleton lines={3} />}>
      {(checks) => <Checks checks={checks} />}
    </QueryBoundary>
  )
}

const Checks = ({ checks }: { checks: ResponseOf<'GET /api/suppliers/:id/checks'> }) => (
  <ul className={styles.list}>
    {checksInWords(checks).map(({ what, when }) => (
      <li key={what} className={styles.check}>
        <Icon name="check-circle-fill" />
        <span>
          {what}
          {when && <small className={styles.when}>{when}</small>}
        </span>
      </li>
    ))}
  </ul>
)
