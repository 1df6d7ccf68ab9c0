import { Button } from '#web/ui/controls/button.tsx'
import { Note } from './note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type TryAgainProps = {
  /** The error message. */
  children: string
  isTrying: boolean
  onTryAgain: () => void
}

/** Replaces content that could not be read. */
export const TryAgain = ({ children, isTrying, onTryAgain }: TryAgainProps) => (
  <Stack gap={4} align="start">
    <Note tone="error">{children}</Note>
    <Button variant="quiet" busy={isTrying} busyLabel="Loading..." onClick={onTryAgain}>
      Try again
    </Button>
  </Stack>
)
