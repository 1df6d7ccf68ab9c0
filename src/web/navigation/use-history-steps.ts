import { useEffect, useRef, useState } from 'react'

export type HistorySteps = {
  /** Counted from 0. */
  step: number
  /** Goes to the next step. */
  goOn: () => void
  /** Goes back to an earlier step. */
  goBackTo: (step: number) => void
  /** Removes the entries of the dialog, then calls `onClosed` or what is given instead. */
  close: (then?: () => void) => void
}

let opened = 0

/**
 * Gives an open dialog a history entry for each of its steps, so that the Back button of a phone or a browser goes to the step before, and
 * from the first one closes the dialog instead of leaving the page. `onClosed` is called once none of the entries is the current one.
 */
export function useHistorySteps(onClosed: () => void): HistorySteps {
  const [dialog] = useState(() => `${Date.now()}-${opened++}`)
  const [step, setStep] = useState(0)
  const closed = useRef(onClosed)
  const closing = useRef<() => void>(undefined)
  useEffect(() => {
    closed.current = onClosed
  })
  useEffect(() => {
    pushStep(dialog, 0)
    const follow = () => {
      const now = stepNow(dialog)
      if (now === undefined) (closing.current ?? closed.current)()
      else setStep(now)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [dialog])
  return {
    step,
    goOn() {
      pushStep(dialog, step + 1)
      setStep(step + 1)
    },
    goBackTo: (to) => history.go(to - step),
    close(then = closed.current) {
      // A second press must not leave the page.
      if (closing.current) return
      closing.current = then
      const now = stepNow(dialog)
      if (now === undefined) then()
      else history.go(-(now + 1))
    },
  }
}

type StepEntry = { dialog?: { id: string; step: number } }

const stepNow = (id: string): number | undefined => {
  const { dialog } = (history.state ?? {}) as StepEntry
  return dialog?.id === id ? dialog.step : undefined
}

/** Keeps what the entry of the page says, as `scroll.ts` reads it. */
const pushStep = (id: string, step: number) => history.pushState({ ...history.state, dialog: { id, step } } satisfies StepEntry, '')
