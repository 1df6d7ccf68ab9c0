import type { EmailList } from '#contract/unsubscribe.ts'
import { EMAIL_LIST_WORDS } from '#shared/email-list-words.ts'
import { unsubscribePath } from '#shared/unsubscribe-path.ts'
import { shownElsewhere } from '#web/api/failure-toast.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type StopEmailsProps = { token: string; list: EmailList }

/** The button that stops the emails of a list, behind which programs that only open links do not get, and afterwards the way back. */
export function StopEmails({ token, list }: StopEmailsProps) {
  const stop = useWrite('PUT /api/unsubscribe/:token', { invalidates: [], failure: shownElsewhere })
  const resume = useWrite('DELETE /api/unsubscribe/:token', {
    invalidates: [],
    failure: shownElsewhere,
    onSuccess: () => stop.reset(),
  })
  const { emails, effect } = EMAIL_LIST_WORDS[list]
  const problem = stop.problem ?? resume.problem
  return (
    <Stack gap={4}>
      {problem && <Note tone="error">{problem}</Note>}
      {stop.data ? (
        <>
          <Note tone="success" title={stop.data.wasStopped ? 'Already stopped' : 'Stopped'}>
            No more {emails} come to your address. {effect}
          </Note>
          <Button block size="lg" variant="quiet" busy={resume.isPending} busyLabel="Saving..." onClick={() => void resume.send({ token })}>
            Keep sending them
          </Button>
        </>
      ) : (
        <>
          {resume.isSuccess && <Note tone="success">From now on we send you {emails} again.</Note>}
          <p>
            With one press, no more {emails} go to the address that this link came to. {effect}
          </p>
          <Stack
            as="form"
            {...withoutScript(token)}
            onSubmit={(event) => {
              event.preventDefault()
              void stop.send({ token })
            }}
          >
            <Button type="submit" block size="lg" busy={stop.isPending} busyLabel="Stopping...">
              Stop these emails
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  )
}

/** Where a browser without scripts sends the form. */
const withoutScript = (token: string) => ({ method: 'post', action: unsubscribePath(token) })
