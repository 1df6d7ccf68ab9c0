import { useEffect, useState } from 'react'
import { UNDO_SECONDS } from '#contract/quote-states.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { useSteps } from './use-steps.ts'

type UndoAcceptProps = Pick<ReturnType<typeof useSteps>, 'undo' | 'isBusy'> & { id: string; businessName: string; takesFocus?: boolean }

/**
 * The button that undoes an acceptance, for a minute after it is rendered; the server decides whether it still can. `takesFocus`: where
 * the button that accepted has left the page.
 */
export function UndoAccept({ id, businessName, undo, isBusy, takesFocus }: UndoAcceptProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const end = setTimeout(() => setOver(true), UNDO_SECONDS * 1000)
    return () => clearTimeout(end)
  }, [])
  if (isOver) return null
  return (
    <Button
      ref={takesFocus ? takeFocus : undefined}
      size="sm"
      variant="quiet"
      icon="arrow-counter-clockwise"
      busy={undo.isPending}
      busyLabel="Undoing..."
      disabled={isBusy}
      aria-label={`Undo: I do not accept the prices of ${businessName}`}
      onClick={() => void undo.send({ id })}
    >
      Undo
    </Button>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
