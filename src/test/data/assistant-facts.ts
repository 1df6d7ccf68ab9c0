import type { AssistantReply, SuggestedSupplier } from '#contract/assistant/assistant.ts'
import { WEEKDAYS, WEEKDAY_NAMES, type Weekday } from '#contract/suppliers/weekdays.ts'
import { daySpans } from '#shared/time/delivery-times.ts'
import { dollars } from '#shared/money/money.ts'

/**
 * What a reply must hold: the categories of its cards or a kind of reply, the beginning of its place, and its needs (buyer-messages.ts says
 * how they are written).
 */
export type ReplyFacts = { facts: string; place: string; needs: string[] }

/** Reads `categories | place | needs`. */
export function factsIn(parts: string[]): ReplyFacts {
  const [facts = '', place = '', needs = ''] = parts.map((part) => part.trim())
  return { facts, place, needs: needs.split(' ').filter(Boolean) }
}

/** Returns what is not true of a card, or of its reason. */
export function untruths(card: SuggestedSupplier): string[] {
  const { reason, isVerified, promotion, deliveryDays, minimumOrderCents, averageRating, totalReviews, delivers, distanceKm } = card
  const said: [RegExp, boolean][] = [
    [/(?<!said that it )delivers to /i, delivers === true],
    [/km away/, delivers === null && reason.includes(`${Math.max(1, Math.round(distanceKm ?? -1))} km away`)],
    [/(?<!not )\bverified\b/i, isVerified],
    [/not verified/i, !isVerified],
    [/on offer/i, promotion !== null && reason.includes(promotion.title)],
    [/no offer/i, promotion === null],
    [/minimum order \$/i, minimumOrderCents !== null && reason.includes(dollars(minimumOrderCents))],
    [/minimum order is not given/, minimumOrderCents === null],
    [/has not said on which days/i, deliveryDays.length === 0],
    [/no reviews yet/i, totalReviews === 0],
    [/out of 5/, reason.includes(`${averageRating} out of 5 from ${totalReviews} review`)],
    [/^In |, in /, reason.includes([card.suburb, card.state].filter(Boolean).join(' '))],
    [/no minimum order/, minimumOrderCents === 0],
    [/next delivery/, reason.includes(`next delivery ${card.nextDelivery?.words.day} (order by ${card.nextDelivery?.words.time})`)],
    [/sells “/, card.match?.kind !== 'product' || reason.includes(`sells “${card.match.text}”`)],
    [/ at \$/, card.match?.price !== undefined && reason.includes(` at ${card.match.price}`)],
    [/for orders before/, card.cutOff !== null && deliveryDays.length >= 5],
  ]
  const named = [...reason.matchAll(/“([^”]+)”/g)].map(([, words]) => words!)
  const own = plainWords([...card.tags, card.description, promotion?.title, card.match?.text].join(' '))
  return [
    ...said.filter(([part, isTrue]) => part.test(reason) && !isTrue).map(([part]) => `${card.businessName}: ${part}`),
    ...daysSaidIn(reason)
      .filter((day) => !deliveryDays.includes(day))
      .map((day) => `${card.businessName}: ${day}`),
    ...named.filter((words) => !own.includes(plainWords(words))).map((words) => `${card.businessName}: “${words}”`),
  ]
}

const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')} `

/** Days that are none on which it says that it delivers: those it does not, of one delivery and of an offer, and those in texts of its own. */
const OTHER_DAYS = /, not on .*|next delivery [^)]*\)|on offer until [^:]*|“[^”]*”/g

/** Returns the days on which a reason says that a supplier delivers: "on Tuesdays and Fridays", "Mon to Wed". */
function daysSaidIn(reason: string): Weekday[] {
  const [, part = ''] =
    /delivers (?:to [^,]* \d{4} )?(on [^,]*|every day|(?:mon|tue|wed|thu|fri|sat|sun)\b.*)/i.exec(reason.replace(OTHER_DAYS, '')) ?? []
  const days = WEEKDAYS.filter((day) => part.includes(`${WEEKDAY_NAMES[day]}s`))
  if (part === '' || days.length > 0) return days
  // A span holds for the days whose words it is.
  const spans = [...WEEKDAYS.keys()].flatMap((from) => [...WEEKDAYS.keys()].map((to) => WEEKDAYS.slice(from, to + 1)))
  return [
    ...new Set(spans.filter((span) => span.length > 2 && part.includes(daySpans(span)[0]!)).flat()),
    ...WEEKDAYS.filter((day) => new RegExp(`\\b${day}\\b`, 'i').test(part)),
  ]
}

/** Returns whether a supplier meets a need: a flag, a minimum of so many dollars, a day, a speed, or `~word` for a word of its listing. */
function hasNeed(card: SuggestedSupplier, need: string): boolean {
  if (need === 'verified') return card.isVerified
  if (need === 'offer') return card.promotion !== null
  if (need === 'nextday')
    return /next-day|same-day|overnight/i.test(card.tags.join()) || (card.deliveryDays.length >= 5 && card.cutOff !== null)
  if (need === 'sameday') return /same-day/i.test(card.tags.join())
  if (need.startsWith('min')) return card.minimumOrderCents === null || card.minimumOrderCents <= Number(need.slice(3)) * 100
  if (need.startsWith('~')) return [...card.tags, card.description].join(' ').toLowerCase().includes(need.slice(1))
  return card.deliveryDays.includes(need as Weekday)
}

const SENTENCE = /[.?!](?:\s|$)/
/** Returns what makes a reply no reply of this assistant: more cards or sentences than there may be, a question that is not in it. */
export function faultsOf({ message, suppliers = [], question, handOver }: AssistantReply): string[] {
  return [
    ...suppliers.flatMap(untruths),
    ...(suppliers.length > 2 ? ['more than two cards'] : []),
    ...(message.split(SENTENCE).filter(Boolean).length > 2 ? ['more than two sentences'] : []),
    ...(question !== undefined && !message.includes(question) ? ['a question that is not asked'] : []),
    ...(suppliers.length > 0 && !suppliers.every(({ id }) => handOver?.supplierIds.includes(id)) ? ['a hand-over of others'] : []),
  ]
}

const BESIDES = new Set(['less', 'nobody', 'cheap', 'said'])

/** Returns what a reply lacks of its facts; undefined if nothing. */
export function lackOf(
  { message, suppliers = [], question, handOver }: AssistantReply,
  { facts, place, needs }: ReplyFacts,
): string | undefined {
  if (facts === 'site')
    return suppliers.length === 0 && message !== '' && !/^(?:For|Nobody) /.test(message) ? undefined : 'an answer about the marketplace'
  if (facts === '?') return suppliers.length === 0 && question !== undefined ? undefined : 'a question'
  if (facts === 'no') return suppliers.length === 0 && message.startsWith('Nobody') ? undefined : 'an honest no'
  const isLess = needs.includes('less')
  if (suppliers.length === 0) return 'suppliers'
  if (/^No(?:body|ne)\b/.test(message) !== (isLess || needs.includes('nobody'))) return isLess ? 'what is missing' : 'all of that'
  if (needs.includes('nobody') && !message.startsWith('Nobody is listed here yet')) return 'that nobody has it'
  if (facts !== '*' && !suppliers.every(({ category }) => facts.split(',').includes(category)))
    return `a category of ${facts}: ${suppliers.map(({ category }) => category).join()}`
  if (place !== '' && !handOver?.deliveryLocation?.startsWith(place)) return `the place ${place}: ${handOver?.deliveryLocation}`
  if (place !== '' && !isLess && suppliers.some(({ delivers }) => delivers === false)) return `delivery to ${place}`
  if (needs.includes('cheap') && !message.includes('minimum orders')) return 'what is known of prices'
  const missed = isLess
    ? undefined
    : needs.filter((need) => !BESIDES.has(need)).find((need) => !suppliers.every((card) => hasNeed(card, need)))
  return missed && `the need ${missed}`
}
