import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { when } from '#shared/time/when.ts'
import { kindInWords, STATUS_LABELS, type Email } from './email-texts.ts'
import styles from './operations.module.css'

type Props = {
  email: Email
  /** Called when the button, which has the focus, is removed. */
  onRetried: () => void
}

/** An email with what happened to it, and a button for one that was given up. */
export function EmailRow({ email, onRetried }: Props) {
  const { id, kind, recipient, status, lastError } = email
  const { send, isPending } = useWrite('POST /api/admin/emails/:id/retry', {
    invalidates: ['GET /api/admin/emails', 'GET /api/admin/decisions', 'GET /api/admin/audit'],
    success: () => ({ title: 'Email queued again', description: recipient, tone: 'success' }),
    onSuccess: onRetried,
  })
  return (
    <ListRow>
      <RowWords>
        <p className={styles.about}>
          <strong>{recipient}</strong>
          <Tag>{STATUS_LABELS[status]}</Tag>
        </p>
        <p>{kindInWords(kind)}</p>
        {lastError && <p className={styles.reason}>{lastError}</p>}
        <p className={styles.when}>{timesOf(email)}</p>
      </RowWords>
      {status === 'failed' && (
        <Button
          size="sm"
          busy={isPending}
          busyLabel="Queueing..."
          aria-label={`Try the email to ${recipient} again`}
          onClick={() => void send({ id })}
        >
          Try again
        </Button>
      )}
    </ListRow>
  )
}

function timesOf({ createdAt, dueAt, finishedAt, attempts, heldFor }: Email): string {
  const parts = [
    `Written ${when(createdAt)}`,
    attempts > 0 && (attempts === 1 ? '1 attempt' : `${attempts} attempts`),
    dueAt && `due ${when(dueAt)}`,
    finishedAt && `done ${when(finishedAt)}`,
    heldFor === 'digest' && 'waits for the hourly digest',
    heldFor === 'opening' && 'waits until its reader has opened a link',
    heldFor === 'owner-digest' && 'waits for your digest at seven in the morning',
  ]
  return parts.filter(Boolean).join(', ')
}
