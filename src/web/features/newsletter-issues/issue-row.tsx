import type { Issue } from '#contract/emails/newsletter-issues.ts'
import { counted } from '#shared/text/words.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { Question } from './ask-dialog.tsx'
import { isUnderWay, leftOf, progressOf, resourcesIn } from './issue-texts.ts'
import styles from './issues.module.css'
import { issuesPath } from './issues-path.ts'

type IssueRowProps = { issue: Issue; page: number | undefined; onAsk: (what: Question) => void }

/** An issue with how far it is, and what can be done with it now. */
export function IssueRow({ issue, page, onAsk }: IssueRowProps) {
  const { id, subject, total, failed } = issue
  return (
    <ListRow>
      <RowWords>
        <p>
          <b>{subject}</b>
        </p>
        <p className={styles.about}>{resourcesIn(issue)}</p>
        <p className={styles.about}>{progressOf(issue)}</p>
        {isUnderWay(issue) && (
          <progress aria-label={`Sending “${subject}”`} max={total} value={leftOf(issue)} className={styles.progress} />
        )}
        {failed > 0 && <p className={styles.about}>{counted(failed, 'email was', 'emails were')} given up. Operations says why.</p>}
      </RowWords>
      <Stack row gap={2}>
        <ButtonLink size="sm" variant="outline" href={issuesPath({ page, preview: id })} aria-label={`Preview “${subject}”`}>
          Preview
        </ButtonLink>
        <Actions issue={issue} page={page} onAsk={onAsk} />
      </Stack>
    </ListRow>
  )
}

function Actions({ issue, page, onAsk }: IssueRowProps) {
  const { id, subject, status } = issue
  if (isUnderWay(issue))
    return (
      <Button size="sm" aria-haspopup="dialog" aria-label={`Stop sending “${subject}”`} onClick={() => onAsk('stop')}>
        Stop
      </Button>
    )
  if (status !== 'draft') return null
  return (
    <>
      <ButtonLink size="sm" variant="quiet" href={issuesPath({ page, edit: id })} aria-label={`Edit “${subject}”`}>
        Edit
      </ButtonLink>
      <Button size="sm" aria-haspopup="dialog" aria-label={`Send “${subject}”`} onClick={() => onAsk('send')}>
        Send
      </Button>
      <IconButton icon="trash" label={`Delete “${subject}”`} aria-haspopup="dialog" onClick={() => onAsk('delete')} />
    </>
  )
}
