import { UNDO_SECONDS } from '#contract/quotes/quote-states.ts'

/**
 * Returns for how many whole seconds an acceptance can still be undone. A browser's clock that would have the minute over, or not yet begun, is
 * not believed: then it is the whole minute, and the server decides.
 */
export function undoSecondsLeft(acceptedAt: string, now: number): number {
  const left = Math.ceil(UNDO_SECONDS - (now - Date.parse(acceptedAt)) / 1000)
  return left > 0 && left < UNDO_SECONDS ? left : UNDO_SECONDS
}
