import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { DemoPromotion } from './types.ts'

type LastingPromotion = Omit<DemoPromotion, 'startsOn' | 'endsOn'> & { days: number }

/** What some suppliers offer for a time, by their names; `product` is the title of one of theirs. */
const PROMOTIONS: Record<string, LastingPromotion> = {
  'Tin Shed Coffee': {
    title: 'Ten kilos for the price of nine',
    text: 'On the first order of Shed Blend from a venue that is new to us.',
    price: '$283.50 / 10 kg',
    product: 'Shed Blend',
    days: 28,
  },
  'Night Ferry Roasters': {
    title: 'Decaf at the price of the house blend',
    text: 'Roasted on Wednesday, delivered by Friday, as long as this lot lasts.',
    price: '$33.00 / kg',
    product: 'Sugarcane Decaf',
    days: 21,
  },
  'Second Leaf Tea': {
    title: 'Iced tea before the heat',
    text: 'Peach concentrate by the carton of six, with two jugs.',
    price: '$149.00 / 6',
    product: 'Peach Iced Tea Concentrate',
    days: 35,
  },
  Lidstock: {
    title: 'Salad boxes for summer',
    text: 'Two cartons of 200, and the third at half price.',
    price: null,
    product: 'Kraft Salad Box',
    days: 28,
  },
  'Brassica Row': {
    title: 'First kitchen box at half price',
    text: 'Twelve kilos of what is best this week, once for each kitchen.',
    price: '$44.00 / box',
    product: 'Kitchen Box',
    days: 14,
  },
  'Paddock Oat Co': {
    title: 'A dispenser on loan',
    text: 'With four bladders of oat milk a week. It comes back when you stop.',
    price: null,
    product: 'Oat Milk, 10 L bladder',
    days: 42,
  },
  'Qamar Halal Wholesale': {
    title: 'Chicken tenderloin by the carton',
    text: 'Six bags of 2 kg, fresh, with the certificate in the carton.',
    price: '$12.20 / kg',
    product: 'Halal Chicken Tenderloin',
    days: 10,
  },
  'Scrub & Rinse Supplies': {
    title: 'Pump fitted at no cost',
    text: 'With two drums of dishwash liquid, until the end of the offer.',
    price: null,
    product: 'Machine Dishwash Liquid',
    days: 28,
  },
}

/** Returns what a supplier offers from the day of `now` in Sydney on; undefined for most. */
export function promotionOf(businessName: string, now: Date): DemoPromotion | undefined {
  const found = PROMOTIONS[businessName]
  if (!found) return undefined
  const { days, ...promotion } = found
  const startsOn = sydneyDay(now)
  return { ...promotion, startsOn, endsOn: dayAfter(startsOn, days - 1) }
}
