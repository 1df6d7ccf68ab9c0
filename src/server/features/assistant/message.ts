import type { SupplierRow } from '#contract/suppliers.ts'
import { WEEKDAY_NAMES } from '#contract/weekdays.ts'
import { dollars } from '#shared/money.ts'
import { capitalised, listed } from '#shared/words.ts'
import { LOOKED_AT, needsIn, type FoundForWish, type GivenUp } from './find-for-wish.ts'
import type { Wish } from './read-message.ts'

export const NOTHING_SAID = 'What are you looking for, and which suburb should it come to?'
export const WHICH_SUBURB = 'Which suburb should it come to?'

const namesOf = (rows: SupplierRow[]): string => listed(rows.map(({ businessName }) => businessName))

type Told = FoundForWish & { wish: Wish; wereOthersAsked: boolean }

/** Returns two sentences at most: who fits what was asked, or that nobody does, and what should be known about it. */
export function messageOf(told: Told): string {
  const { rows, wish, givenUp } = told
  if (rows.length === 0) return nobody(told)
  const names = namesOf(rows)
  const lacking = givenUp.at(-1)
  if (lacking) return `${nobodyHas(lacking, told)}. ${nearest(lacking, told)} ${names}.`
  const circumstances = `${forWhat(told)}${at(wish)}`.trim()
  const fit = `${names} ${rows.length === 1 ? 'fits' : 'fit'} best`
  const fits = circumstances === '' ? `${fit}.` : `${capitalised(circumstances)}, ${fit}.`
  const more = caveat(told) ?? (wish.place === null ? WHICH_SUBURB : undefined)
  return more === undefined ? fits : `${fits} ${more}`
}

function nobody(told: Told): string {
  const { wish, wereOthersAsked } = told
  const { category } = told.reading
  if (wereOthersAsked) return `Nobody else here fits as well${forWhat(told)}${at(wish)}.`
  const under = category ? ` It would be under ${category}.` : ''
  return `Nobody is listed here yet${forWhat(told)}${at(wish)}.${under}`
}

function caveat({ reading: { corrected, leftOut }, wish }: Told): string | undefined {
  const read = corrected === undefined ? undefined : `I read it as “${corrected}”`
  if (leftOut) return `${read ? `${read}, and left out` : 'I left out'} ${quoted(leftOut)}, as nobody has all of that.`
  if (read) return `${read}.`
  return wish.isCheap ? 'Prices come with a quote, so I went by the minimum orders of the best matches.' : undefined
}

const quoted = (words: string[]): string => listed(words.map((word) => `“${word}”`))

/** Says what nobody has of what was asked; of the day, of how many that is known. */
function nobodyHas(what: GivenUp, told: Told): string {
  const { wish, isPart } = told
  if (what === 'place' || what === 'state') return `Nobody listed here delivers to ${wish.place}${forWhat(told)}`
  const who = what === 'day' && isPart ? `None of the best ${LOOKED_AT}` : 'Nobody listed here'
  return `${who} ${what === 'day' ? onTheDay(wish) : theNeed(wish)}${forWhat(told)}${at(wish)}`
}

const onTheDay = ({ deliversOn }: Wish): string => `says that they deliver on ${deliversOn ? WEEKDAY_NAMES[deliversOn] : 'that day'}s`

function theNeed(wish: Wish): string {
  const [need, ...others] = needsIn(wish)
  if (!need || others.length > 0) return 'has all of that'
  const words = {
    minimum: `has a minimum order of ${dollars(wish.maxMinimumCents ?? 0)} or less`,
    offer: 'has an offer today',
    verified: 'is verified',
  }
  return words[need]
}

function nearest(lacking: GivenUp, { reading: { leftOut } }: Told): string {
  const without = leftOut ? `, without ${quoted(leftOut)}` : ''
  return lacking === 'state' ? `Elsewhere${without} there is` : `The nearest to it${without}:`
}

/** What was looked for, as the search has read it. */
function forWhat({ wish: { text }, reading: { corrected } }: Told): string {
  const what = corrected ?? text
  return what === '' ? '' : ` for ${what}`
}
const at = ({ place }: Wish): string => (place === null ? '' : ` in ${place}`)

/** Returns a wish as a buyer would write it to a supplier. */
export function inWords({ text, quantity, place, deliversOn }: Wish): string {
  const what = [
    text === '' ? 'Your range and prices' : text,
    quantity,
    deliversOn && `delivered on ${WEEKDAY_NAMES[deliversOn]}s`,
    place && `to ${place}`,
  ]
  const sentence = what.filter(Boolean).join(', ')
  return `${capitalised(sentence)}.`
}
