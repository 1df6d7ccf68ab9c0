import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Issue } from '#contract/emails/newsletter-issues.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Asked } from './ask-dialog.tsx'
import styles from './issues.module.css'
import { issuesPath, openDialog, SHOWS_ISSUES } from './issues-path.ts'

type PreviewDialogProps = { id: string; onAsk: (asked: Asked) => void }

/** An issue as it arrives, from where a draft is tested, changed and sent. */
export function PreviewDialog({ id, onAsk }: PreviewDialogProps) {
  const issue = useQuery({ ...query('GET /api/admin/newsletter-issues/:id', { id }), refetchOnMount: 'always' })
  const preview = useQuery({ ...query('GET /api/admin/newsletter-issues/:id/preview', { id }), refetchOnMount: 'always' })
  const test = useWrite('POST /api/admin/newsletter-issues/:id/test', {
    invalidates: SHOWS_ISSUES,
    success: ({ recipient }) => ({ title: 'Test queued', description: `It goes to ${recipient}.`, tone: 'success' }),
  })
  return (
    <Dialog
      open
      onOpenChange={() => openDialog()}
      wide
      problem={test.problem}
      title={issue.data ? `Preview of “${issue.data.subject}”` : 'Preview'}
      description="As it comes to your own address."
      footer={issue.data && <Actions issue={issue.data} onAsk={onAsk} isTesting={test.isPending} onTest={() => void test.send({ id })} />}
    >
      <QueryBoundary of={preview} loading={<Skeleton height="420px" />}>
        {({ html, text }) => <Parts html={html} text={text} />}
      </QueryBoundary>
    </Dialog>
  )
}

/** Both parts of the email. No script of it runs, and it reaches nothing of this page. */
function Parts({ html, text }: { html: string; text: string }) {
  const [isText, setText] = useState(false)
  return (
    <Stack gap={3} align="start">
      <Segmented label="Part of the email">
        <Segment label="Formatted" active={!isText} onClick={() => setText(false)} />
        <Segment label="Text only" active={isText} onClick={() => setText(true)} />
      </Segmented>
      {isText ? (
        <textarea readOnly aria-label="Text of the email" value={text} className={styles.text} />
      ) : (
        <iframe title="The email" sandbox="" srcDoc={html} className={styles.email} />
      )}
    </Stack>
  )
}

type ActionsProps = { issue: Issue; onAsk: PreviewDialogProps['onAsk']; isTesting: boolean; onTest: () => void }

function Actions({ issue, onAsk, isTesting, onTest }: ActionsProps) {
  const { id, status } = issue
  return (
    <>
      <Button variant="quiet" busy={isTesting} busyLabel="Sending..." onClick={onTest}>
        Send me a test
      </Button>
      {status === 'draft' && (
        <>
          <ButtonLink variant="outline" href={issuesPath({ edit: id })}>
            Edit
          </ButtonLink>
          <Button aria-haspopup="dialog" onClick={() => onAsk({ what: 'send', issue })}>
            Send
          </Button>
        </>
      )}
    </>
  )
}
