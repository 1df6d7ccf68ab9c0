import type { Card } from '#contract/billing/billing.ts'
import { PLAN_NAMES, type Interval, type Terms } from '#contract/billing/plans.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { dollars } from '#shared/money/money.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

/** Returns the day of a time in Sydney: "Wed 14 Oct 2026". */
export const dayOf = (time: string): string => dayInWords(sydneyDay(new Date(time)))

const EACH: Record<Interval, string> = { month: 'a month', year: 'a year' }
export const BILLED: Record<Interval, string> = { month: 'billed monthly', year: 'billed once a year' }

/** "$64.50 a month" */
export const priceInWords = ({ cents, interval }: Pick<Terms, 'cents' | 'interval'>): string => `${dollars(cents)} ${EACH[interval]}`

/** "Professional, billed monthly" */
export const planInWords = ({ plan, interval }: Pick<Terms, 'plan' | 'interval'>): string => `${PLAN_NAMES[plan]}, ${BILLED[interval]}`

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** "Visa ending in 4242, expires 04/2030" */
export const cardInWords = ({ brand, last4, expMonth, expYear }: Card): string =>
  `${BRANDS[brand] ?? brand} ending in ${last4}, expires ${String(expMonth).padStart(2, '0')}/${expYear}`
