import type { PriceChange, PromisedPrice } from './held-prices.ts'
import type { Receiver, Typed } from './quote-emails.ts'

/** A change of a price as the email about it shows it. `fromCents` is the price before it. */
export type NotifiedChange = Pick<PromisedPrice, 'item' | 'packSize' | 'unit' | 'risePercent'> &
  Pick<PriceChange, 'priceCents' | 'from' | 'percent' | 'yearlyCents' | 'isShortNotice'> & { fromCents: number }

/** Goes to a buyer: what a supplier has announced in one go. `count` counts the changes, the first of which are shown. */
export type PriceChangeEmail = {
  supplier: Pick<Receiver, 'id' | 'businessName'>
  changes: NotifiedChange[]
  count: number
  note: Typed<string>
}

/** The most changes that an email shows. */
export const CHANGES_SHOWN = 20
