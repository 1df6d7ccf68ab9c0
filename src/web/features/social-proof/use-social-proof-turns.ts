import { useEffect, useState, type RefObject } from 'react'
import { coversControl } from './covers-control.ts'

/** How long a toast shows, and how long from one to the next (docs/behaviour.md, Social proof). */
const SHOWN_MS = 4_000
const EVERY_MS = [20_000, 25_000] as const
/** Until it is tried again where something stands in the way. */
const AGAIN_MS = 1_000

type Turn = { count: number; isShown: boolean; waitMs: number }

/**
 * Whose turn it is, and whether it shows. A toast under a pointer or with the focus in it stays, one in a hidden tab waits to be seen,
 * and one that would lie on a control waits or gives way.
 */
export function useSocialProofTurns(place: RefObject<HTMLElement | null>): Turn {
  const [turn, setTurn] = useState<Turn>({ count: -1, isShown: false, waitMs: 0 })
  useEffect(() => {
    const timer = setTimeout(() => setTurn(nextTurn(turn, place.current!)), turn.waitMs)
    return () => clearTimeout(timer)
  }, [turn, place])
  useEffect(() => {
    if (!turn.isShown) return
    const giveWay = () => coversControl(place.current!) && setTurn(hidden)
    addEventListener('scroll', giveWay, { passive: true })
    return () => removeEventListener('scroll', giveWay)
  }, [turn.isShown, place])
  return turn
}

function nextTurn(last: Turn, place: Element): Turn {
  if (isHeld(last, place)) return { ...last, waitMs: AGAIN_MS }
  return last.isShown ? hidden(last) : { count: last.count + 1, isShown: true, waitMs: SHOWN_MS }
}

const isHeld = ({ isShown }: Turn, place: Element) =>
  document.hidden || (isShown ? place.matches(':hover, :focus-within') : coversControl(place))

const hidden = ({ count }: Turn): Turn => ({ count, isShown: false, waitMs: pause() })
const pause = () => EVERY_MS[0] + Math.random() * (EVERY_MS[1] - EVERY_MS[0]) - SHOWN_MS
