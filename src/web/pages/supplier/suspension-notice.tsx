import { useQuery } from '@tanstack/react-query'
import { BRAND } from '#contract/options.ts'
import { when } from '#shared/time/when.ts'
import { query } from '#web/api/reads/query.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import styles from './suspension-notice.module.css'

export const dashboardRead = { ...query('GET /api/dashboard/supplier', {}), refetchOnMount: 'always' } as const

/** Says that the listing is suspended, and why. */
export function SuspensionNotice() {
  const { data } = useQuery(dashboardRead)
  if (!data?.suspension) return null
  const { reason, at } = data.suspension
  return (
    <div className={styles.notice}>
      <Note tone="error" title={`Your listing is suspended since ${when(at)}`}>
        <p>{reason}</p>
        <p>
          Buyers cannot see it or send you new requests. Requests that you have received stay here. You can correct your profile and hand in
          documents. A person at {BRAND} then looks at it and decides whether you are listed again.
        </p>
      </Note>
    </div>
  )
}
