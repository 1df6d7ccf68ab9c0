import type { SupplierRow } from '#contract/suppliers.ts'
import { WEEKDAY_NAMES } from '#contract/weekdays.ts'
import { dayInWords } from '#shared/day-in-words.ts'
import { dollars } from '#shared/money.ts'
import { capitalised } from '#shared/words.ts'
import { termsIn } from '#server/features/directory/terms.ts'
import { plain, wordsIn } from '#server/features/directory/words.ts'
import type { Wish } from './read-message.ts'

/** A reason has so many parts at most. */
const PARTS = 4

/** Returns why a supplier fits a wish, in a sentence of which every part stands in its row. */
export function reasonOf(row: SupplierRow, wish: Wish): string {
  const parts = [...reachOf(row, wish), ...needsOf(row, wish), ...ownWordsOf(row, wish), ratingOf(row)].slice(0, PARTS)
  const sentence = parts.join(', ')
  return `${capitalised(sentence)}.`
}

function reachOf({ delivers, distanceKm, suburb, state }: SupplierRow, { place }: Wish): string[] {
  if (place !== null && delivers) return [`delivers to ${place}`]
  if (place !== null && delivers === null && typeof distanceKm === 'number')
    return [`${Math.max(1, Math.round(distanceKm))} km away, and has not said where it delivers`]
  const home = [suburb, state].filter(Boolean).join(' ')
  return home === '' ? [] : [`in ${home}`]
}

function needsOf({ isVerified, promotion, deliveryDays, minimumOrderCents }: SupplierRow, wish: Wish): string[] {
  const asksMinimum = wish.maxMinimumCents !== null || wish.isCheap
  return [
    ...(wish.isOnOffer && promotion ? [`on offer until ${dayInWords(promotion.endsOn)}: “${promotion.title}”`] : []),
    ...(wish.deliversOn && deliveryDays.includes(wish.deliversOn) ? [`delivers on ${WEEKDAY_NAMES[wish.deliversOn]}s`] : []),
    ...(wish.isVerified && isVerified ? ['verified'] : []),
    ...(asksMinimum ? [minimumOrderCents === null ? 'its minimum order is not given' : `minimum order ${dollars(minimumOrderCents)}`] : []),
  ]
}

/** A word of the wish that the listing itself uses. */
function ownWordsOf({ tags, description }: SupplierRow, { text }: Wish): string[] {
  const used = new Set(wordsIn([...tags, description].join(' ')).map(plain))
  const word = termsIn(text)
    .map(({ own }) => plain(own))
    .find((own) => own.split(' ').every((each) => used.has(each)))
  return word === undefined ? [] : [`its listing names “${word}”`]
}

const ratingOf = ({ averageRating, totalReviews }: SupplierRow): string =>
  totalReviews === 0 ? 'no reviews yet' : `${averageRating} out of 5 from ${totalReviews} ${totalReviews === 1 ? 'review' : 'reviews'}`
