import { readText, writeText } from '#web/storage/browser-entries.ts'

/** The most requests that are shown. */
export const MAX_ROWS = 3

/** A word of the session hint, and the class of <html> that reserves the space of so many rows before the first paint (waiting-place.module.css). */
const RESERVED = /\bwaits-(\d)\b/

/** Returns for how many rows this document has reserved space; 0 where for none. */
export const reservedRows = (): number => Number(RESERVED.exec(document.documentElement.className)?.[1] ?? 0)

/** Reserves space in the documents to come for as many requests as wait, as long as the session lasts. */
export function storeWaiting(requests: number) {
  const others = readText('session-hint')
    ?.split(' ')
    .filter((word) => word && !RESERVED.test(word))
  if (others) writeText('session-hint', [...others, ...(requests > 0 ? [`waits-${Math.min(requests, MAX_ROWS)}`] : [])].join(' '))
}
