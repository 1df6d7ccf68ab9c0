import type { Origin } from '#contract/quotes/origins.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'

/** What was accepted of one item from one supplier, or announced of it, in the order in which that was said. */
export type Supply = {
  id: string
  origin: Origin | null
  /** The day of its acceptance in Sydney, or the first day that was announced. */
  from: string
  /** The last day on the menu, as the buyer said it. */
  takenOff: string | null
  /** Whether its supplier has announced it, and nobody has accepted it. */
  isAnnounced: boolean
}
/** What stands in the record of a supply; none where an earlier row goes on, or where it ended before it began. */
export type SupplyRow = { id: string; until: string | null }

const MONTHS_KEPT = 3

/**
 * Returns the rows that supplies make: one of another origin ends the one before it the day before, one of the same origin goes on with it, and
 * of one day the last that was said stands. What is announced follows a row that runs until then, and does not begin one by itself.
 */
export function rowsOfSupplies(supplies: readonly Supply[]): SupplyRow[] {
  const rows: (Supply & SupplyRow)[] = []
  for (const supply of supplies.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = rows.at(-1)
    const dayBefore = dayAfter(supply.from, -1)
    if (supply.isAnnounced && !runsOn(last, dayBefore)) continue
    if (runsOn(last, supply.from)) {
      if (last.origin === supply.origin) continue
      if (dayBefore < last.from) rows.pop()
      else last.until = dayBefore
    }
    rows.push({ ...supply, until: supply.takenOff })
  }
  return rows.map(({ id, until }) => ({ id, until }))
}

/** Returns whether the last row has not ended by a day. */
const runsOn = <Row extends SupplyRow>(last: Row | undefined, day: string): last is Row =>
  last !== undefined && (last.until === null || last.until >= day)

/** Returns how long proof of what ended is to be kept: three calendar months, to the last day of a shorter month. */
export function keptUntil(until: string | null): string | null {
  if (until === null) return null
  const [year = 0, month = 0, day = 0] = until.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + MONTHS_KEPT, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + MONTHS_KEPT, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}
