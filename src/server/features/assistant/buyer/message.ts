import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { WEEKDAY_NAMES, type Weekday } from '#contract/suppliers/weekdays.ts'
import { daySpans } from '#shared/time/delivery-times.ts'
import { dollars } from '#shared/money/money.ts'
import { capitalised, listed } from '#shared/text/words.ts'
import { LOOKED_AT, otherNeedsOf, type IntentMatches, type GivenUp } from './find-for-intent.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'
import { comesOnRounds } from '#server/features/assistant/message/rounds.ts'

export const NOTHING_SAID = 'What are you looking for, and which suburb should it come to?'
export const WHICH_SUBURB = 'Which suburb should it come to?'

/** Days are named one by one up to this many. */
const DAYS_NAMED = 2

const namesOf = (rows: SupplierRow[]): string => listed(rows.map(({ businessName }) => businessName))

type MatchedIntent = IntentMatches & { intent: Intent; wereOthersAsked: boolean }

/** Returns two sentences at most: who fits what was asked, or that nobody does, and what should be known about it. */
export function messageOf(matched: MatchedIntent): string {
  const { rows, intent, givenUp } = matched
  if (rows.length === 0) return nobody(matched)
  const lacking = givenUp.at(-1)
  if (lacking) return `${nobodyHas(lacking, matched)}. ${nearest(lacking, matched)} ${namesOf(rows)}.`
  const circumstances = `${forWhat(matched)}${at(intent)}`.trim()
  const fit = `${namesOf(rows)} ${rows.length === 1 ? 'fits' : 'fit'} best`
  const fits = circumstances === '' ? `${fit}.` : `${capitalised(circumstances)}, ${fit}.`
  const more = caveat(matched) ?? (intent.place === null ? WHICH_SUBURB : undefined)
  return more === undefined ? fits : `${fits} ${more}`
}

/** Returns what a reply says was asked for: of a long conversation only the last messages are known. */
export const intentInReply = (reply: string): string | undefined =>
  /^(?:Nobody [a-z ]*)?for (.+?)(?:, (?=\p{Lu})|\.(?: |$)| is near | says that )/iu.exec(reply)?.[1]

function nobody(matched: MatchedIntent): string {
  const { intent, wereOthersAsked, category } = matched
  if (wereOthersAsked) return `Nobody else here fits as well${forWhat(matched)}${at(intent)}.`
  const under = category ? ` It would be under ${category}.` : ''
  return `Nobody is listed here yet${forWhat(matched)}${at(intent)}.${under}`
}

function caveat({ rows, reading: { corrected, leftOut }, intent }: MatchedIntent): string | undefined {
  const read = corrected === undefined ? undefined : `I read it as “${corrected}”`
  if (leftOut) return `${read ? `${read}, and left out` : 'I left out'} ${quoted(leftOut)}, as nobody has all of that.`
  if (read) return `${read}.`
  if (intent.isCheap) return 'Prices come with a quote, so I went by the minimum orders of the best matches.'
  const isTimed = intent.deliversOn.length > 0 || intent.speed !== null
  return isTimed && !rows.some(comesOnRounds) ? 'Listings do not say when they are free, so please ask about the day.' : undefined
}

const quoted = (words: string[]): string => listed(words.map((word) => `“${word}”`))

/** Says what nobody has of what was asked; of the days, of how many that is known. */
function nobodyHas(what: GivenUp, matched: MatchedIntent): string {
  const { intent, isPart } = matched
  if (what === 'goods') return `Nobody is listed here yet${forWhat(matched)}`
  if (what === 'place' || what === 'state') return `Nobody listed here${forWhat(matched)} is near ${intent.place} or delivers there`
  if (what === 'needs') return `Nobody listed here${forWhat(matched)}${at(intent)} ${theNeed(intent)}`
  const who = isPart ? `None of the best ${LOOKED_AT}` : 'Nobody listed here'
  return `${who}${forWhat(matched)}${at(intent)} says that they deliver ${whenIn(intent)}`
}

/** Returns when something has to come: "on Tuesdays and Fridays", "the next day". */
const whenIn = ({ deliversOn, speed }: Intent): string =>
  listed([...(deliversOn.length > 0 ? [onDays(deliversOn)] : []), ...(speed ? [`the ${speed}`] : [])])

/** Returns "on Tuesdays and Fridays", "Mon to Sat". */
export const onDays = (days: Weekday[]): string =>
  days.length > DAYS_NAMED ? listed(daySpans(days)) : `on ${listed(days.map((day) => `${WEEKDAY_NAMES[day]}s`))}`

function theNeed(intent: Intent): string {
  const [need, ...others] = otherNeedsOf(intent)
  if (!need || others.length > 0) return 'has all of that'
  const minimum = intent.maxMinimumCents ?? 0
  const words = {
    minimum: minimum === 0 ? 'says that there is no minimum order' : `has a minimum order of ${dollars(minimum)} or less`,
    offer: 'has an offer today',
    verified: 'is verified',
  }
  return words[need]
}

function nearest(lacking: GivenUp, { rows, category, reading: { leftOut } }: MatchedIntent): string {
  const are = rows.length === 1 ? 'is' : 'are'
  const without = leftOut ? `, without ${quoted(leftOut)},` : ''
  if (lacking === 'goods') return `The nearest, under ${category}, ${are}`
  if (lacking === 'place') return `In ${rows[0]?.state ?? 'the same state'}${without} there ${are}`
  if (lacking === 'state') return `Further away${without} there ${are}`
  return `The nearest to it${without} ${are}`
}

/** Returns what was looked for, as the search has read it, without what nobody has. */
function forWhat({ intent: { text }, reading: { corrected, leftOut = [] } }: MatchedIntent): string {
  const without = new Set(leftOut.flatMap((words) => words.toLowerCase().split(' ')))
  const words = (corrected ?? text).split(' ').filter((word) => !without.has(word.toLowerCase()))
  const what = words.join(' ').replace(/^(?:and )+|(?: and)+$/g, '')
  return what === '' ? '' : ` for ${what}`
}
const at = ({ place }: Intent): string => (place === null ? '' : ` in ${place}`)

/** Returns a wish as a buyer would write it to a supplier. */
export function inWords({ text, quantity, place, deliversOn, speed }: Intent): string {
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
