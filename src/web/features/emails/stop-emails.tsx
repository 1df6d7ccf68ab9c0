import { useRef } from 'react'
import type { EmailList } from '#contract/emails/unsubscribe.ts'
import { EMAIL_LIST_WORDS } from '#shared/contact/email-list-texts.ts'
import { unsubscribePath } from '#shared/site/unsubscribe-path.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type StopEmailsProps = { token: string; list: EmailList }

/** The button that stops the emails of a list, behind which programs that only open links do not get, and afterwards the way back. */
export function StopEmails({ token, list }: StopEmailsProps) {
  const place = useRef<HTMLDivElement>(null)
  // The pressed button gives way to the other one.
  const keepFocus = () => place.current?.focus()
  const stop = useWrite('PUT /api/unsubscribe/:token', { invalidates: [], failure: shownElsewhere, onSuccess: keepFocus })
  const resume = useWrite('DELETE /api/unsubscribe/:token', {
    invalidates: [],
    failure: shownElsewhere,
    onSuccess: () => {
      stop.reset()
      keepFocus()
    },
  })
  const { emails, effect } = EMAIL_LIST_WORDS[list]
  const problem = stop.problem ?? resume.problem
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap={4}>
        {problem && <Note tone="error">{problem}</Note>}
        {stop.data ? (
          <>
            <Note tone="success" title={stop.data.wasStopped ? 'Already stopped' : 'Stopped'}>
              No more {emails} come to your address. {effect}
            </Note>
            <Button
              block
              size="lg"
              variant="quiet"
              busy={resume.isPending}
              busyLabel="Saving..."
              onClick={() => void resume.send({ token })}
            >
              Keep sending them
            </Button>
          </>
        ) : (
          <>
            {resume.isSuccess && <Note tone="success">From now on we send you {emails} again.</Note>}
            <p>
              Press the button, and no more {emails} go to the address that got this link. {effect}
            </p>
            <StopForm token={token} isBusy={stop.isPending} onSubmit={() => void stop.send({ token })} />
          </>
        )}
      </Stack>
    </div>
  )
}

type StopFormProps = { token: string; isBusy: boolean; onSubmit: () => void }

const StopForm = ({ token, isBusy, onSubmit }: StopFormProps) => (
  <Stack
    as="form"
    {...withoutScript(token)}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <Button type="submit" block size="lg" busy={isBusy} busyLabel="Stopping...">
      Stop these emails
    </Button>
  </Stack>
)

/** Returns where a browser without scripts sends the form. */
const withoutScript = (token: string) => ({ method: 'post', action: unsubscribePath(token) })
