import { counted } from '#shared/text/words.ts'
import { dollars } from '#shared/money/money.ts'
import { amountInWords } from '#shared/order-line/quantity-texts.ts'
import type { StepHint } from './settle.ts'

const CLOCK = (timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone })

/** Returns an instant as the clocks of a place show it: "Tue 1 Dec, 6:00 pm". */
export const deadlineInWords = (instant: string, timeZone: string): string =>
  CLOCK(timeZone)
    .format(new Date(instant))
    .replace(/^(\w+),? /, '$1 ')
    .replace(' at ', ', ')

/** Returns an amount of a group's unit, "12 cartons", or "12 × 5 kg bag" where the unit is more than a word. */
export function unitsInWords(units: number, unit: string | null): string {
  if (unit === null) return counted(units, 'unit')
  return /^\p{L}+$/u.test(unit) ? amountInWords({ amount: units, measure: unit }) : `${units.toLocaleString('en-AU')} × ${unit}`
}

/** Returns what the next step would save: "One more carton: $140.00 less for all". */
export function hintInWords({ more, savesCents }: StepHint, unit: string): string {
  const units =
    more === 1
      ? `One more ${unit}`
      : `${more.toLocaleString('en-AU')} more ${/^[a-z]+$/i.test(unit) ? counted(more, unit).replace(/^\S+ /, '') : unit}`
  return `${units}: ${dollars(savesCents).replace(/\.00$/, '')} less for all`
}
