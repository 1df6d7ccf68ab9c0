import { useRef } from 'react'
import { CallError } from '#web/api/call-error.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { SUPPLIERS } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** Confirms an address for the newsletter, behind a button: programs that scan emails open links, but press nothing. */
export function ConfirmNewsletter({ token }: { token: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const { send, isPending, isSuccess, error, problem } = useWrite('POST /api/newsletter/confirm', {
    invalidates: [],
    failure: shownElsewhere,
    // The pressed button gives way to another one.
    onSuccess: () => place.current?.focus(),
    onError: (failure) => void (isUnusable(failure) && place.current?.focus()),
  })
  const isEnded = isUnusable(error) || (isHydrated && !token)
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap={4}>
        {isSuccess && (
          <Note tone="success" title="You are on the list">
            The newsletter comes to your address. Every issue has a link to stop it.
          </Note>
        )}
        {isEnded && (
          <Note tone="error" title="This link no longer works">
            {problem ?? 'It is not complete. Please open it from the email again, or copy all of it.'}
          </Note>
        )}
        {!isEnded && problem && <Note tone="error">{problem}</Note>}
        {isSuccess || isEnded ? (
          <ButtonLink href={SUPPLIERS} block size="lg">
            Browse suppliers
          </ButtonLink>
        ) : (
          <Button
            block
            size="lg"
            busy={isPending}
            busyLabel="Confirming..."
            disabled={!isHydrated}
            onClick={() => void send({ token: token ?? '' })}
          >
            Send me the newsletter
          </Button>
        )}
      </Stack>
    </div>
  )
}

/** Returns whether a link is wrong, used or has expired. */
const isUnusable = (error: unknown): boolean => error instanceof CallError && error.status < 429
