const KEY = 'activity-toast'
const CLOSED = 'closed'

/** Toasts move, and they can be closed for good: neither those who asked for less motion nor those who closed one see any. */
export function wantsProof() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  try {
    return localStorage.getItem(KEY) !== CLOSED
  } catch {
    return true
  }
}

export function closeProofForGood() {
  try {
    localStorage.setItem(KEY, CLOSED)
  } catch {
    // storage is closed (private window, policy): the choice lasts as long as the page
  }
}
