import { useQuery } from '@tanstack/react-query'
import type { Issue } from '#contract/emails/newsletter-issues.ts'
import { counted } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { openDialog, siteOwnerRead, receiversRead, SHOWS_ISSUES } from './issues-path.ts'

export type Question = 'send' | 'stop' | 'delete'
export type Asked = { what: Question; issue: Pick<Issue, 'id' | 'subject'> }

type AskDialogProps = Asked & {
  /** Called when it is done, which may have removed what had the focus. */
  onDone: () => void
  onClose: () => void
}

/** Asks whether an issue shall be sent, stopped or deleted: none of it can be taken back. */
export function AskDialog({ what, ...props }: AskDialogProps) {
  if (what === 'send') return <SendDialog {...props} />
  return what === 'stop' ? <StopDialog {...props} /> : <DeleteDialog {...props} />
}

type Props = Omit<AskDialogProps, 'what'>

const sendTo = (count: number) => `Send to ${counted(count, 'address', 'addresses')}`

function SendDialog({ issue: { id, subject }, onDone, onClose }: Props) {
  const receivers = useQuery({ ...receiversRead, refetchOnMount: 'always' })
  const { send, isPending, problem } = useWrite('POST /api/admin/newsletter-issues/:id/send', {
    invalidates: SHOWS_ISSUES,
    success: 'The issue is being sent',
    onSuccess: () => {
      onClose()
      openDialog()
      onDone()
    },
  })
  const count = receivers.isFetching ? undefined : receivers.data?.total
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Send “${subject}”`}
      description="It goes to every address that is confirmed now, to each once. Its text cannot be changed after that."
      problem={problem}
      footer={
        <Button disabled={!count} busy={isPending} busyLabel="Sending..." onClick={() => void send({ id })}>
          {sendTo(count ?? 0)}
        </Button>
      }
    >
      <UnnamedNote />
      <QueryBoundary of={receivers} loading={<Skeleton height="24px" />}>
        {({ total }) => (
          <p>
            {total === 0
              ? 'Nobody has confirmed an address for the newsletter yet, so there is nobody to send it to.'
              : `${counted(total, 'address is', 'addresses are')} confirmed. Whoever leaves while it is being sent gets none.`}
          </p>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

/** Says what is missing where an issue would not tell its readers how to reach the owner. */
function UnnamedNote() {
  const { data } = useQuery(siteOwnerRead)
  if (!data || data.email || data.business) return null
  return (
    <p>
      It does not say yet who sends it and how to reach you, as the law wants: set CONTACT_EMAIL, or BUSINESS_NAME, BUSINESS_ABN and
      BUSINESS_ADDRESS. A mail server gets no issue before.
    </p>
  )
}

function StopDialog({ issue: { id, subject }, onDone, onClose }: Props) {
  const { send, isPending, problem } = useWrite('POST /api/admin/newsletter-issues/:id/stop', {
    invalidates: SHOWS_ISSUES,
    success: 'The sending is stopped',
    onSuccess: () => {
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Stop sending “${subject}”`}
      problem={problem}
      footer={
        <Button busy={isPending} busyLabel="Stopping..." onClick={() => void send({ id })}>
          Stop the sending
        </Button>
      }
    >
      <p>What has not left yet is taken back. Emails that have left cannot be, and a stopped issue cannot be sent again.</p>
    </Dialog>
  )
}

function DeleteDialog({ issue: { id, subject }, onDone, onClose }: Props) {
  const { send, isPending, problem } = useWrite('DELETE /api/admin/newsletter-issues/:id', {
    invalidates: SHOWS_ISSUES,
    success: 'Draft deleted',
    onSuccess: () => {
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${subject}”`}
      problem={problem}
      footer={
        <Button busy={isPending} busyLabel="Deleting..." onClick={() => void send({ id })}>
          Delete the draft
        </Button>
      }
    >
      <p>The draft is deleted at once. This cannot be taken back.</p>
    </Dialog>
  )
}
