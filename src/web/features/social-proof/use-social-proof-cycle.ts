import { useEffect, useState, type RefObject } from 'react'
import { coversControl } from '#web/browser/covers-control.ts'

/** How long a toast is shown, and the time between two of them (docs/behaviour.md, Social proof). */
const SHOWN_MS = 4_000
const EVERY_MS = [20_000, 25_000] as const
/** Delay of the next attempt while something prevents the change. */
const AGAIN_MS = 1_000

type Cycle = { count: number; isShown: boolean; waitMs: number }

/**
 * Returns the index of the current toast, and whether it is shown. A toast with the pointer or the focus stays, one in a hidden tab waits
 * until it is visible, and one that would cover a control waits or is hidden.
 */
export function useSocialProofCycle(place: RefObject<HTMLElement | null>): Cycle {
  const [cycle, setCycle] = useState<Cycle>({ count: -1, isShown: false, waitMs: 0 })
  // The place is rendered together with the component that uses the cycle.
  useEffect(() => {
    const timer = setTimeout(() => setCycle(nextCycle(cycle, place.current!)), cycle.waitMs)
    return () => clearTimeout(timer)
  }, [cycle, place])
  useEffect(() => {
    if (!cycle.isShown) return
    const hideOverControl = () => coversControl(place.current!) && setCycle(hidden)
    addEventListener('scroll', hideOverControl, { passive: true })
    return () => removeEventListener('scroll', hideOverControl)
  }, [cycle.isShown, place])
  return cycle
}

function nextCycle(last: Cycle, place: Element): Cycle {
  if (isPaused(last, place)) return { ...last, waitMs: AGAIN_MS }
  return last.isShown ? hidden(last) : { count: last.count + 1, isShown: true, waitMs: SHOWN_MS }
}

const isPaused = ({ isShown }: Cycle, place: Element) =>
  document.hidden || (isShown ? place.matches(':hover, :focus-within') : coversControl(place))

const hidden = ({ count }: Cycle): Cycle => ({ count, isShown: false, waitMs: pause() })
const pause = () => EVERY_MS[0] + Math.random() * (EVERY_MS[1] - EVERY_MS[0]) - SHOWN_MS
