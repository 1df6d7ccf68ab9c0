import { readText, writeText } from '#web/storage/browser-entries.ts'

const KEY = 'activity-toast'
const CLOSED = 'closed'

/** Returns whether toasts may be shown: not to users who prefer reduced motion or have closed one. */
export const allowsSocialProof = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && readText(KEY) !== CLOSED

export const dismissSocialProof = () => writeText(KEY, CLOSED)
