import type { Price } from './objects.ts'

/** Returns the moment so many months after another, in UTC: 31 January, 28 or 29 February, 31 March, as Stripe counts from one anchor. */
export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() / 1000
}

/** Returns the end of the period that begins at `start`, which is a multiple of months after the anchor. */
export function periodEnd(anchor: number, start: number, { recurring: { interval } }: Price): number {
  const [first, now] = [new Date(anchor * 1000), new Date(start * 1000)]
  const months = (now.getUTCFullYear() - first.getUTCFullYear()) * 12 + now.getUTCMonth() - first.getUTCMonth()
  return addMonths(anchor, months + (interval === 'year' ? 12 : 1))
}
