import { SUPPLIER_CLOCKS } from '#server/features/suppliers/clock-sql.ts'
import { supplierTimeZone, type Whereabouts } from '#shared/time/supplier-time-zone.ts'
import { localTimeOf } from '#shared/time/zoned-time.ts'

/** Returns the calendar day where a supplier is, "2026-11-21"; that in Sydney where it has given no state. */
export const dayAt = (where: Whereabouts, time: Date): string => localTimeOf(time.toISOString(), supplierTimeZone(where)).slice(0, 10)

/** Returns the calendar day by each clock that a supplier can have, by its key. */
export const daysByClock = (time: Date): Record<string, string> =>
  Object.fromEntries(SUPPLIER_CLOCKS.map(({ key, timeZone }) => [key, localTimeOf(time.toISOString(), timeZone).slice(0, 10)]))
