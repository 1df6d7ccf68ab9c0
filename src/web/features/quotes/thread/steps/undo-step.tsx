import { useEffect, useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './steps.module.css'
import { undoSecondsLeft } from './undo-seconds-left.ts'
import type { useSteps } from './use-steps.ts'

type UndoStepProps = Pick<ReturnType<typeof useSteps>, 'isBusy'> & {
  undo: { isPending: boolean; send: (request: { id: string }) => Promise<boolean> }
  id: string
  /** What the button does, for those who hear it. */
  label: string
  /** When the step was taken. */
  takenAt: string
  takesFocus?: boolean
}

/**
 * The button that undoes an acceptance or a pass, for a minute after it; the server decides whether it still can. `takesFocus`: where the button
 * that took the step has left the page.
 */
export function UndoStep({ id, label, takenAt, undo, isBusy, takesFocus }: UndoStepProps) {
  const [end] = useState(() => Date.now() + undoSecondsLeft(takenAt, Date.now()) * 1000)
  const [seconds, setSeconds] = useState(() => undoSecondsLeft(takenAt, Date.now()))
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000)
    return () => clearInterval(ticking)
  }, [end])
  if (seconds === 0) return null
  return (
    <Stack row gap={2} align="center">
      <Button
        ref={takesFocus ? takeFocus : undefined}
        size="sm"
        variant="quiet"
        icon="arrow-counter-clockwise"
        busy={undo.isPending}
        busyLabel="Undoing..."
        disabled={isBusy}
        aria-label={`Undo: ${label}`}
        onClick={() => void undo.send({ id })}
      >
        Undo
      </Button>
      <span aria-hidden="true" className={styles.left}>
        {seconds} s left
      </span>
    </Stack>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
