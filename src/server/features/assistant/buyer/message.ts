import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { WEEKDAY_NAMES, type Weekday } from '#contract/suppliers/weekdays.ts'
import { daySpans } from '#shared/time/delivery-times.ts'
import { dollars } from '#shared/money/money.ts'
import { capitalised, listed } from '#shared/text/words.ts'
import { LOOKED_AT, otherNeedsOf, type FoundForWish, type GivenUp } from './find-for-wish.ts'
import type { Wish } from '#server/features/assistant/message/ask.ts'
import { comesOnRounds } from '#server/features/assistant/message/rounds.ts'

export const NOTHING_SAID = 'What are you looking for, and which suburb should it come to?'
export const WHICH_SUBURB = 'Which suburb should it come to?'

/** Days are named one by one up to this many. */
const DAYS_NAMED = 2

const namesOf = (rows: SupplierRow[]): string => listed(rows.map(({ businessName }) => businessName))

type Told = FoundForWish & { wish: Wish; wereOthersAsked: boolean }

/** Returns two sentences at most: who fits what was asked, or that nobody does, and what should be known about it. */
export function messageOf(told: Told): string {
  const { rows, wish, givenUp } = told
  if (rows.length === 0) return nobody(told)
  const lacking = givenUp.at(-1)
  if (lacking) return `${nobodyHas(lacking, told)}. ${nearest(lacking, told)} ${namesOf(rows)}.`
  const circumstances = `${forWhat(told)}${at(wish)}`.trim()
  const fit = `${namesOf(rows)} ${rows.length === 1 ? 'fits' : 'fit'} best`
  const fits = circumstances === '' ? `${fit}.` : `${capitalised(circumstances)}, ${fit}.`
  const more = caveat(told) ?? (wish.place === null ? WHICH_SUBURB : undefined)
  return more === undefined ? fits : `${fits} ${more}`
}

/** Returns what a reply says was asked for: of a long conversation only the last messages are known. */
export const wishInReply = (reply: string): string | undefined =>
  /^(?:Nobody [a-z ]*)?for (.+?)(?:, (?=\p{Lu})|\.(?: |$)| is near | says that )/iu.exec(reply)?.[1]

function nobody(told: Told): string {
  const { wish, wereOthersAsked, category } = told
  if (wereOthersAsked) return `Nobody else here fits as well${forWhat(told)}${at(wish)}.`
  const under = category ? ` It would be under ${category}.` : ''
  return `Nobody is listed here yet${forWhat(told)}${at(wish)}.${under}`
}

function caveat({ rows, reading: { corrected, leftOut }, wish }: Told): string | undefined {
  const read = corrected === undefined ? undefined : `I read it as “${corrected}”`
  if (leftOut) return `${read ? `${read}, and left out` : 'I left out'} ${quoted(leftOut)}, as nobody has all of that.`
  if (read) return `${read}.`
  if (wish.isCheap) return 'Prices come with a quote, so I went by the minimum orders of the best matches.'
  const isTimed = wish.deliversOn.length > 0 || wish.speed !== null
  return isTimed && !rows.some(comesOnRounds) ? 'Listings do not say when they are free, so please ask about the day.' : undefined
}

const quoted = (words: string[]): string => listed(words.map((word) => `“${word}”`))

/** Says what nobody has of what was asked; of the days, of how many that is known. */
function nobodyHas(what: GivenUp, told: Told): string {
  const { wish, isPart } = told
  if (what === 'goods') return `Nobody is listed here yet${forWhat(told)}`
  if (what === 'place' || what === 'state') return `Nobody listed here${forWhat(told)} is near ${wish.place} or delivers there`
  if (what === 'needs') return `Nobody listed here${forWhat(told)}${at(wish)} ${theNeed(wish)}`
  const who = isPart ? `None of the best ${LOOKED_AT}` : 'Nobody listed here'
  return `${who}${forWhat(told)}${at(wish)} says that they deliver ${whenIn(wish)}`
}

/** Returns when something has to come: "on Tuesdays and Fridays", "the next day". */
const whenIn = ({ deliversOn, speed }: Wish): string =>
  listed([...(deliversOn.length > 0 ? [onDays(deliversOn)] : []), ...(speed ? [`the ${speed}`] : [])])

/** Returns "on Tuesdays and Fridays", "Mon to Sat". */
export const onDays = (days: Weekday[]): string =>
  days.length > DAYS_NAMED ? listed(daySpans(days)) : `on ${listed(days.map((day) => `${WEEKDAY_NAMES[day]}s`))}`

function theNeed(wish: Wish): string {
  const [need, ...others] = otherNeedsOf(wish)
  if (!need || others.length > 0) return 'has all of that'
  const minimum = wish.maxMinimumCents ?? 0
  const words = {
    minimum: minimum === 0 ? 'says that there is no minimum order' : `has a minimum order of ${dollars(minimum)} or less`,
    offer: 'has an offer today',
    verified: 'is verified',
  }
  return words[need]
}

function nearest(lacking: GivenUp, { rows, category, reading: { leftOut } }: Told): string {
  const are = rows.length === 1 ? 'is' : 'are'
  const without = leftOut ? `, without ${quoted(leftOut)},` : ''
  if (lacking === 'goods') return `The nearest, under ${category}, ${are}`
  if (lacking === 'place') return `In ${rows[0]?.state ?? 'the same state'}${without} there ${are}`
  if (lacking === 'state') return `Further away${without} there ${are}`
  return `The nearest to it${without} ${are}`
}

/** What was looked for, as the search has read it, without what nobody has. */
function forWhat({ wish: { text }, reading: { corrected, leftOut = [] } }: Told): string {
  const without = new Set(leftOut.flatMap((words) => words.toLowerCase().split(' ')))
  const words = (corrected ?? text).split(' ').filter((word) => !without.has(word.toLowerCase()))
  const what = words.join(' ').replace(/^(?:and )+|(?: and)+$/g, '')
  return what === '' ? '' : ` for ${what}`
}
const at = ({ place }: Wish): string => (place === null ? '' : ` in ${place}`)

/** Returns a wish as a buyer would write it to a supplier. */
export function inWords({ text, quantity, place, deliversOn, speed }: Wish): string {
  const what = [
    text === '' ? 'Your range and prices' : text,
    quantity,
    deliversOn.length > 0 && onDays(deliversOn),
    speed && `for the ${speed}`,
    place && `to ${place}`,
  ]
  const sentence = what.filter(Boolean).join(', ')
  return `${capitalised(sentence)}.`
}
