import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { isSupplierName } from '#server/features/directory/dictionary/word-queries.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { shortDay } from '#shared/time/next-delivery-texts.ts'
import { supplierTimeZone } from '#shared/time/supplier-time-zone.ts'
import { localTimeOf } from '#shared/time/zoned-time.ts'
import { dayMeant, deliverBySlots } from './deliver-by.ts'
import { deliveryDayIn, saysWhen } from './delivery-day-in.ts'

type DeliveryQuery = { text: string | undefined; deliverBy?: string | undefined; exact?: boolean | undefined; place?: ResolvedPlace }
/** The day by which suppliers shall deliver, as a filter; and what is left of the text, with what is said of it. */
export type ReadDelivery = { text: string | undefined; slots?: string; reading?: Pick<SearchReading, 'deliverBy'> }

/**
 * Finds the day by which suppliers shall deliver: the one asked for, else one that the text names. Where that leaves nobody, `isFound` being
 * told of the filter, it is left out.
 */
export async function readDelivery(
  { db, deliveries }: Directory,
  { text, deliverBy, exact, place }: DeliveryQuery,
  isFound: (text: string | undefined, slots: string) => Promise<boolean>,
): Promise<ReadDelivery> {
  if (!deliveries || (!deliverBy && (!text || exact || !saysWhen(text)))) return { text }
  const now = deliveries.now()
  const timeZone = supplierTimeZone({ state: place?.state ?? null, postcode: place?.postcode ?? null })
  const today = localTimeOf(now.toISOString(), timeZone).slice(0, 10)
  const slotsBy = async (day: string) => deliverBySlots(day, await deliveries.holidays(), now)
  if (deliverBy) return { text, slots: await slotsBy(dayMeant(deliverBy, today)) }
  const named = text ? deliveryDayIn(text, today) : undefined
  // "Monday Dough" is a bakery.
  if (!text || !named || (await isSupplierName(db, text))) return { text }
  const rest = named.isAll ? undefined : text
  const date = dayMeant(named.day, today)
  const slots = await slotsBy(date)
  const read = { day: named.day, date, words: shortDay(date) }
  return (await isFound(rest, slots))
    ? { text: rest, slots, reading: { deliverBy: read } }
    : { text: rest, reading: { deliverBy: { ...read, isLeftOut: true } } }
}
