import { clockTime } from './delivery-times.ts'
import type { NextDelivery } from './next-delivery.ts'

const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Returns a calendar day of this year or the next as "Tue 1 Dec". */
export const shortDay = (day: string): string => DAY.format(new Date(day)).replace(',', '')

/** Returns the day of a delivery, "Tue 1 Dec", and until when it can be ordered by the supplier's clock, "Mon 12 pm". */
export const nextDeliveryWords = ({ date, orderBy }: NextDelivery): { day: string; time: string } => ({
  day: shortDay(date),
  time: `${shortDay(orderBy.slice(0, 10)).split(' ')[0]} ${clockTime(orderBy.slice(11, 16))}`,
})
