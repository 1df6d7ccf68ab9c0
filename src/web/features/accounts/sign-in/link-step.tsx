import type { ReactNode } from 'react'
import { CallError } from '#web/api/call-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useHydrated } from '#web/browser/use-hydrated.ts'

type LinkStepProps = {
  /** Token of the email's link. */
  token: string | null
  action: string
  busyAction: string
  /** The write that the link is for. */
  write: {
    send: (input: { token: string }) => unknown
    isPending: boolean
    isSuccess: boolean
    error: Error | null
    problem: string | undefined
  }
  /** Shown after success. */
  done: ReactNode
  /** Shown when the link does not work: how to continue. */
  wayOn: ReactNode
}

/** The action of a link in an email, behind a button: programs that scan emails open links, but press nothing. */
export function LinkStep({ token, action, busyAction, write, done, wayOn }: LinkStepProps) {
  const isHydrated = useHydrated()
  const { send, isPending, isSuccess, error, problem } = write
  if (isSuccess) return <Stack gap={4}>{done}</Stack>
  const isEnded = error instanceof CallError && error.status < 429
  if (isEnded || (isHydrated && !token))
    return (
      <Stack gap={4}>
        <Note tone="error" title="This link no longer works">
          {problem ?? 'It is not complete.'}
        </Note>
        {wayOn}
      </Stack>
    )
  // The button is disabled until it is known that there is a token.
  return (
    <Stack gap={4}>
      {problem && <Note tone="error">{problem}</Note>}
      <Button
        block
        size="lg"
        busy={isPending}
        busyLabel={busyAction}
        disabled={!isHydrated}
        onClick={() => void send({ token: token ?? '' })}
      >
        {action}
      </Button>
    </Stack>
  )
}
