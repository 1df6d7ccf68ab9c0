import { readText, writeText } from '#web/storage/browser-entries.ts'

const KEY = 'activity-toast'
const CLOSED = 'closed'

/** Toasts move, and they can be closed for good: neither those who asked for less motion nor those who closed one see any. */
export const wantsProof = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && readText(KEY) !== CLOSED

export const closeProofForGood = () => writeText(KEY, CLOSED)
