import type { ResponseOf } from '#contract/api.ts'
import { shortDay } from '#shared/time/next-delivery-texts.ts'

type WeeksSupplier = ResponseOf<'GET /api/venue/week'>['deliveries'][number]
/** One supplier on one day of the board. */
export type Delivery = { supplier: WeeksSupplier['supplier']; cutOff: string }
export type DayOfWeek = { date: string; title: string; deliveries: Delivery[] }
/** A supplier that is on no day: why, in words. */
export type WithoutDay = { supplier: WeeksSupplier['supplier']; words: string }

/** Returns who comes on which day, and who comes on none of them. */
export function daysOfWeek(suppliers: readonly WeeksSupplier[]): { days: DayOfWeek[]; others: WithoutDay[] } {
  const all = suppliers.flatMap(({ supplier, days }) =>
    days.map(({ date, words, isOver }) => ({ date, supplier, cutOff: isOver ? 'Orders are closed' : `Order by ${words.time}` })),
  )
  const days = [...Map.groupBy(all, ({ date }) => date)]
    .map(([date, deliveries]) => ({ date, title: shortDay(date), deliveries }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const others = suppliers
    .filter(({ days: own }) => own.length === 0)
    .map(({ supplier, nextDelivery }) => ({ supplier, words: othersWords(nextDelivery) }))
  return { days, others }
}

const othersWords = (next: WeeksSupplier['nextDelivery']): string =>
  next ? `Next on ${next.words.day}, order by ${next.words.time}` : 'Days not known'
