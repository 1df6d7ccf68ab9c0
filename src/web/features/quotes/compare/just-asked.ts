import type { QuoteRequest } from '#contract/quotes/quotes.ts'

type Asked = Pick<QuoteRequest, 'status' | 'createdAt' | 'lines'>

/** A price list answers within seconds, so that what was just asked is read again this often, and no more than so many times. */
const EVERY_MS = 2_000
const READS = 30
/** Clocks of browsers differ from the server's. */
const LATELY_MS = 600_000

/** Returns after how many milliseconds requests are read again; false once each is answered, or was sent a while ago. */
export function whileJustAsked(requests: readonly Asked[] | undefined, reads: number): number | false {
  const isOpen = ({ status, createdAt, lines }: Asked) =>
    status === 'new' && lines.length > 0 && Math.abs(Date.now() - Date.parse(createdAt)) < LATELY_MS
  return reads < READS && requests?.some(isOpen) ? EVERY_MS : false
}
