import { MAX_PRICE_CHANGES, type NewChange, type PromisedPrice } from '#contract/quotes/held-prices.ts'
import { percentWords } from '#shared/held-price/price-words.ts'
import { meaningOf } from '#shared/held-price/held-price.ts'
import { dollars } from '#shared/money/money.ts'
import { centsOf, numberOf, typedDollars } from '#shared/money/typed-numbers.ts'
import { dayInWords } from '#shared/time/day-texts.ts'

/** What is typed in the form of new prices: a percentage for all that are chosen, or the price of each. */
export type TypedPrices = { by: 'percent' | 'price'; percent: string; prices: Record<string, string>; from: string; note: string }
export const UNTYPED: TypedPrices = { by: 'percent', percent: '', prices: {}, from: '', note: '' }

/** Returns the form as it begins with new prices that were chosen elsewhere, each its own. */
export const typedAs = (prices: ReadonlyMap<string, number>): TypedPrices =>
  prices.size === 0
    ? UNTYPED
    : { ...UNTYPED, by: 'price', prices: Object.fromEntries([...prices].map(([id, cents]) => [id, typedDollars(cents)])) }

type Priced = Pick<PromisedPrice, 'id' | 'priceCents' | 'change'>

/** Returns the new price of one of the chosen, in whole cents; NaN where what is typed is none. */
export function newCents(price: Priced, { by, percent, prices, from }: TypedPrices): number {
  const cents =
    by === 'price'
      ? centsOf(prices[price.id] ?? '')
      : Math.round(Number((centsBefore(price, from) * (100 + typedPercent(percent))).toPrecision(15)) / 100)
  return cents >= 0 ? cents : Number.NaN
}

/** Returns the price that there would be on the first day of a change without it, which is what its buyer compares it with. */
const centsBefore = ({ priceCents, change }: Priced, from: string): number =>
  change?.answer === 'accept' && from >= change.from ? change.priceCents : priceCents

/** Returns a percentage as people type it, "4.5", "+4.5%" or "−3 %"; NaN where it is none. */
const typedPercent = (text: string): number =>
  numberOf(
    text
      .trim()
      .replace(/\s*%$/, '')
      .replace(/^\+(?=[\d.])/, '')
      .replace(/^[−–](?=[\d.])/, '-'),
  )

/** Returns the changes that the form says, or the sentence of what is missing and the name of its field. */
export function changesOf(chosen: readonly PromisedPrice[], typed: TypedPrices): NewChange[] | { field: string; message: string } {
  const [first] = chosen
  if (!first) return { field: 'chosen', message: 'Please choose at least one price.' }
  if (chosen.length > MAX_PRICE_CHANGES) return { field: 'chosen', message: `Please choose at most ${MAX_PRICE_CHANGES} prices at a time.` }
  const wrong = chosen.find((price) => Number.isNaN(newCents(price, typed)))
  if (wrong && typed.by === 'percent')
    return { field: 'percent', message: 'Please give a percentage, such as 4.5, or -3 for a lower price.' }
  if (wrong) return { field: wrong.id, message: `Please give the new price of ${wrong.item}, such as 12.50.` }
  if (typed.from === '') return { field: 'from', message: 'Please give the first day of the new prices.' }
  return chosen.map((price) => ({ priceId: price.id, priceCents: newCents(price, typed), from: typed.from }))
}

/** Returns what a change means for one buyer before it is sent: "$10.00 → $10.50 (+5%)", and whether its notice is short. */
export function previewOf(price: PromisedPrice, typed: TypedPrices, today: string): { words: string; isShort: boolean } | null {
  const cents = newCents(price, typed)
  if (Number.isNaN(cents)) return null
  const said = { priceCents: cents, from: typed.from || today, noticedOn: today, answer: null }
  const before = centsBefore(price, typed.from)
  const { percent, isShortNotice } = meaningOf({ ...price, priceCents: before }, [said], said, { packs: null, every: null })
  const by = percentWords(percent)
  const from = typed.from === '' ? '' : ` from ${dayInWords(typed.from)}`
  return {
    words: `${dollars(before)} → ${dollars(cents)}${by ? ` (${by})` : ''}${from}`,
    isShort: typed.from !== '' && isShortNotice,
  }
}

/** Returns the field of the form for a path of the server's errors. */
export function fieldOfPath(path: string, { by }: TypedPrices, chosen: readonly PromisedPrice[]): string {
  const [, at = '', name = ''] = path.split('.')
  if (name === 'from') return 'from'
  if (name === 'priceCents') return by === 'percent' ? 'percent' : (chosen[Number(at)]?.id ?? 'chosen')
  return path === 'note' ? 'note' : 'chosen'
}
