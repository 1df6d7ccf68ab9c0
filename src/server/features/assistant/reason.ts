import type { SupplierRow } from '#contract/suppliers.ts'
import { dayInWords } from '#shared/day-in-words.ts'
import { dollars } from '#shared/money.ts'
import { capitalised, listed } from '#shared/words.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { isQuality, termsIn, type Term } from '#server/features/directory/terms.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'
import { onDays } from './message.ts'
import type { Wish } from './ask.ts'
import { comesOnRounds, isOnItsDays, speedOf } from './rounds.ts'

/** A reason has so many parts at most. */
const PARTS = 5
/** Words of its listing that a reason repeats. */
const OWN_WORDS = 2

/** Returns why a supplier fits a wish, in a sentence of which every part stands in its row. */
export function reasonOf(row: SupplierRow, wish: Wish): string {
  const parts = [...reachOf(row, wish), ...needsOf(row, wish), ...ownWordsOf(row, wish), ratingOf(row)].slice(0, PARTS)
  return sentenceOf(parts)
}

export const sentenceOf = (parts: string[]): string => `${capitalised(parts.join(', '))}.`

export function reachOf({ delivers, distanceKm, suburb, state }: SupplierRow, { place }: Pick<Wish, 'place'>): string[] {
  if (place !== null && delivers) return [`delivers to ${place}`]
  if (place !== null && delivers === null && typeof distanceKm === 'number')
    return [`${Math.max(1, Math.round(distanceKm))} km away, and has not said which places it covers`]
  const home = [suburb, state].filter(Boolean).join(' ')
  return home === '' ? [] : [`in ${home}`]
}

function needsOf(row: SupplierRow, wish: Wish): string[] {
  const { isVerified, promotion } = row
  const speed = wish.speed && comesOnRounds(row) ? speedOf(row, wish.speed) : undefined
  return [
    ...(wish.isOnOffer && promotion ? [`on offer until ${dayInWords(promotion.endsOn)}: “${promotion.title}”`] : []),
    ...daysOf(row, wish),
    ...(speed === undefined ? [] : [speed]),
    ...(wish.isVerified && isVerified ? ['verified'] : []),
    ...(wish.maxMinimumCents !== null || wish.isCheap ? [minimumOf(row)] : []),
  ]
}

function daysOf(row: SupplierRow, { deliversOn }: Wish): string[] {
  if (!comesOnRounds(row)) return []
  const days = deliversOn.filter((day) => isOnItsDays(row, [day]))
  return days.length === 0 ? [] : [`delivers ${onDays(days)}`]
}

export const minimumOf = ({ minimumOrderCents }: SupplierRow): string =>
  minimumOrderCents === null ? 'its minimum order is not given' : `minimum order ${dollars(minimumOrderCents)}`

/** Words of the wish that the listing itself uses, what describes the goods before their names. */
function ownWordsOf({ tags, description, category }: SupplierRow, { text }: Wish): string[] {
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
