import { useQuery } from '@tanstack/react-query'
import { checksInWords } from '#contract/check-words.ts'
import type { Id } from '#contract/values.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/query.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TryAgain } from '#web/ui/try-again.tsx'
import styles from './check-list.module.css'

/** What was checked of a supplier, and when, as it stands now. */
export function CheckList({ supplierId }: { supplierId: Id }) {
  const read = query('GET /api/suppliers/:id/checks', { id: String(supplierId) })
  const { data, error, isFetching, refetch } = useQuery({ ...read, refetchOnMount: 'always' })
  if (error && !data)
    return (
      <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
        {serverMessage(error)}
      </TryAgain>
    )
  if (!data) return <Skeleton height="96px" />
  return (
    <ul className={styles.list}>
      {checksInWords(data).map(({ what, when }) => (
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
}
