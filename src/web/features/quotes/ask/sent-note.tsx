import { useQuery } from '@tanstack/react-query'
import { answerSpan } from '#shared/text/answer-span.ts'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import { quotePath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import styles from './sent-note.module.css'
import type { SentRequest } from './sent-requests.ts'

type SentNoteProps = { supplier: { id: number; businessName: string }; sent: SentRequest }

/** A note on what happens after a request; unlike the toast it stays on the page. */
export function SentNote({ supplier: { id, businessName }, sent }: SentNoteProps) {
  const me = useMe()
  const { data: times } = useQuery(query('GET /api/suppliers/:id/answer-times', { id: String(id) }))
  return (
    <div data-kept-clear className={styles.note}>
      <p className={styles.title}>{businessName} has your request</p>
      <p>
        <ButtonLink href={quotePath(sent.id, sent.key)} size="sm">
          See your request
        </ButtonLink>
      </p>
      <ul className={styles.steps}>
        <li>
          A copy is on its way to <b className={styles.address}>{sent.email}</b>.
        </li>
        {me ? (
          <li>Prices appear in your request; accept or decline there.</li>
        ) : (
          <li>It holds the link to your request with which you accept or decline the prices.</li>
        )}
        {times?.medianMinutes != null && <li>{`An answer usually comes within ${answerSpan(times.medianMinutes)}.`}</li>}
        <li>The supplier answers you directly, by email or phone, with pricing.</li>
        <li>Nothing is ordered until you say yes.</li>
      </ul>
    </div>
  )
}
