import type { SearchMatch } from '#contract/directory/search-match.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { isQuality, termsIn, type Term } from '#server/features/directory/dictionary/terms.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { daySpans } from '#shared/time/delivery-times.ts'
import { dollars } from '#shared/money/money.ts'
import { capitalised, listed } from '#shared/text/words.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'
import { asInSentence } from '#server/features/assistant/message/marks.ts'
import { onDays } from './message.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'
import { comesOnRounds, isOnItsDays, speedOf } from '#server/features/assistant/message/rounds.ts'

/** A reason has so many parts at most. */
const PARTS = 6
/** Words of its listing that a reason repeats. */
const OWN_WORDS = 2

/** Returns why a supplier fits a wish, in a sentence of which every part stands in its row. */
export function reasonOf(row: SupplierRow, intent: Intent): string {
  const parts = [...reachAndDaysOf(row, intent), ...needsOf(row, intent), ...goodsOf(row, intent), ratingOf(row)]
  return sentenceOf(parts.slice(0, PARTS))
}

export const sentenceOf = (parts: string[]): string => `${capitalised(parts.join(', '))}.`

/** Returns a distance in whole kilometres, of which there is at least one. */
export const kilometres = (distanceKm: number): string => `${Math.max(1, Math.round(distanceKm))} km`

export function reachOf({ delivers, distanceKm, suburb, state }: SupplierRow, { place }: Pick<Intent, 'place'>): string[] {
  if (place !== null && delivers) return [`delivers to ${place}`]
  if (place !== null && delivers === null && typeof distanceKm === 'number')
    return [`${kilometres(distanceKm)} away, and has not said which places it covers`]
  const home = [suburb, state].filter(Boolean).join(' ')
  return home === '' ? [] : [`in ${home}`]
}

/** Returns where it delivers and on which days: "delivers to Brunswick VIC 3056 Tue and Fri"; of days that were asked for, these. */
function reachAndDaysOf(row: SupplierRow, intent: Intent): string[] {
  const [reach, days] = [reachOf(row, intent), daysOf(row, intent)]
  if (days === undefined) return reach
  const [there] = intent.place !== null && row.delivers ? reach : []
  const next = isTimed(intent) && row.nextDelivery ? [nextOf(row.nextDelivery)] : []
  return there === undefined ? [...reach, `delivers ${days}`, ...next] : [`${there} ${days}`, ...next]
}

const isTimed = ({ deliversOn, speed }: Intent): boolean => deliversOn.length > 0 || speed !== null

/** Returns the next delivery there, and until when it can be ordered: "next delivery Tue 1 Dec (order by Mon 12 pm)". */
const nextOf = ({ words: { day, time } }: NonNullable<SupplierRow['nextDelivery']>): string => `next delivery ${day} (order by ${time})`

function needsOf(row: SupplierRow, intent: Intent): string[] {
  const { isVerified, promotion } = row
  const speed = intent.speed && comesOnRounds(row) ? speedOf(row, intent.speed) : undefined
  return [
    ...(intent.hasPromotion && promotion ? [`on offer until ${dayInWords(promotion.endsOn)}: “${promotion.title}”`] : []),
    ...(speed === undefined ? [] : [speed]),
    ...(intent.isVerified && isVerified ? ['verified'] : []),
    ...(intent.maxMinimumCents !== null || intent.isCheap || hasMinimum(row) ? [minimumOf(row)] : []),
  ]
}

function daysOf(row: SupplierRow, { deliversOn }: Intent): string | undefined {
  if (!comesOnRounds(row) || row.deliveryDays.length === 0) return undefined
  const asked = deliversOn.filter((day) => isOnItsDays(row, [day]))
  return asked.length > 0 ? onDays(asked) : listed(daySpans(row.deliveryDays))
}

/** Returns whether it says a minimum that belongs to what it delivers. */
const hasMinimum = (row: SupplierRow): boolean => comesOnRounds(row) && row.minimumOrderCents !== null

export const minimumOf = ({ minimumOrderCents }: SupplierRow): string =>
  minimumOrderCents === null
    ? 'its minimum order is not given'
    : minimumOrderCents === 0
      ? 'no minimum order'
      : `minimum order ${dollars(minimumOrderCents)}`

/** Returns what of its goods fits: the product by which it was found, else the words of the wish that its listing uses. */
function goodsOf(row: SupplierRow, intent: Intent): string[] {
  const product = row.match && soldBy(row.match)
  return product === undefined ? ownWordsOf(row, intent) : [product]
}

/** Returns what a product says, as it was typed: “House Blend” at $31.50 / kg. Undefined for other texts, and for what leads elsewhere. */
export function soldBy({ kind, text, price }: SearchMatch): string | undefined {
  const title = kind === 'product' ? asInSentence(text) : undefined
  if (title === undefined) return undefined
  const cost = price === undefined ? undefined : asInSentence(price)
  return `sells “${title}”${cost === undefined ? '' : ` at ${cost}`}`
}

/** Words of the wish that the listing itself uses, what describes the goods before their names. */
function ownWordsOf({ tags, description, category }: SupplierRow, { text }: Intent): string[] {
  const describes = ({ own }: Term) => isQuality(own)
  const terms = termsIn(text).filter(({ own }) => keyOf(own) !== keyOf(category))
  const used = [...terms.filter(describes), ...terms.filter((term) => !describes(term))].flatMap((term) =>
    asUsedIn([...tags, description], term),
  )
  const words = [...new Set(used)].slice(0, OWN_WORDS)
  return words.length === 0 ? [] : [`its listing mentions ${listed(words.map((word) => `“${word}”`))}`]
}

/** Returns a term as the texts have it, in singular or plural or by another name of it. */
export function asUsedIn(texts: string[], { own, same }: Term): string[] {
  for (const name of [own, ...same]) {
    const [key, length] = [keyOf(name), wordsIn(name).length]
    for (const text of texts) {
      const words = wordsIn(text).map(plain)
      const at = words.findIndex((_, i) => keyOf(words.slice(i, i + length).join(' ')) === key)
      if (at >= 0) return [words.slice(at, at + length).join(' ')]
    }
  }
  return []
}

export const ratingOf = ({ averageRating, totalReviews }: SupplierRow): string =>
  totalReviews === 0 ? 'no reviews yet' : `${averageRating} out of 5 from ${totalReviews} ${totalReviews === 1 ? 'review' : 'reviews'}`
