import { useEffect, useState, type RefObject } from 'react'
import { coversControl } from '#web/browser/covers-control.ts'
import { onOtherLook } from '#web/browser/on-other-look.ts'

/** How long a toast is shown, and the time between two of them (docs/behaviour/site-content.md, Social proof). */
const SHOWN_MS = 4_000
const EVERY_MS = [20_000, 25_000] as const
/** Delay of the next attempt while something prevents the change. */
const AGAIN_MS = 1_000

type Cycle = { count: number; isShown: boolean; waitMs: number }

/**
 * Returns the index of the current toast, and whether it is shown. A toast with the pointer or the focus stays, one in a hidden tab waits
 * until it is visible, and one that would cover a control waits, or is hidden at once; so does one on a page where it is `unwanted`.
 */
export function useSocialProofCycle(place: RefObject<HTMLElement | null>, unwanted: boolean): Cycle {
  const [cycle, setCycle] = useState<Cycle>({ count: -1, isShown: false, waitMs: 0 })
  // The place is rendered together with the component that uses the cycle.
  useEffect(() => {
    const timer = setTimeout(() => place.current && setCycle(nextCycle(cycle, place.current, unwanted)), cycle.waitMs)
    return () => clearTimeout(timer)
  }, [cycle, place, unwanted])
  useEffect(() => {
    if (!cycle.isShown) return
    return onOtherLook(() => (unwanted || (place.current && coversControl(place.current))) && setCycle(hidden))
  }, [cycle.isShown, place, unwanted])
  return { ...cycle, isShown: cycle.isShown && !unwanted }
}

function nextCycle(last: Cycle, place: Element, unwanted: boolean): Cycle {
  if (isPaused(last, place, unwanted)) return { ...last, waitMs: AGAIN_MS }
  return last.isShown ? hidden(last) : { count: last.count + 1, isShown: true, waitMs: SHOWN_MS }
}

const isPaused = ({ isShown }: Cycle, place: Element, unwanted: boolean) =>
  document.hidden || (isShown ? place.matches(':hover, :focus-within') : unwanted || coversControl(place))

const hidden = ({ count }: Cycle): Cycle => ({ count, isShown: false, waitMs: pause() })
const pause = () => EVERY_MS[0] + Math.random() * (EVERY_MS[1] - EVERY_MS[0]) - SHOWN_MS
