import type { Id } from '#contract/endpoint/values.ts'

/** A delivery of a supplier, and the last moment for an order by its clock. */
type Delivery = { date: string; orderBy: string }
/** A supplier that does not come on a holiday: its last delivery before it that can still be ordered, and the first after it. */
export type MissedSupplier = { id: Id; businessName: string; before: Delivery | null; after: Delivery | null }

/** Goes to a venue: who does not come on the public holidays ahead. `count` counts the suppliers of a day, the first of which are shown. */
export type HolidayEmail = { days: { day: string; name: string; suppliers: MissedSupplier[]; count: number }[] }

/** The most suppliers of a day that an email shows. */
export const MISSED_SHOWN = 20
