import type { ResponseOf } from '#contract/api.ts'
import type { QuoteRequest } from '#contract/quotes.ts'
import { docketNumber } from '#shared/docket-number.ts'
import { dollars } from '#shared/money.ts'
import { when } from '#shared/when.ts'
import { counted } from '#shared/words.ts'
import type { ListingFacts } from './listing-facts.ts'
import type { MarkTexts, TopicReply } from './topic-reply.ts'
import { shareWord, weekdays } from './words.ts'

const OPEN = new Set(['new', 'viewed', 'quoted', 'revised'])
/** So many prices stand in a draft; more belong into its lines. */
const PRICES_MOST = 4
/** The longest note of an answer. */
const LONGEST = 2_000

/** Proposes a note for a request, from the prices of the listing and of earlier answers. It names the request that is meant, else the oldest open one. */
export async function answerReply(facts: ListingFacts, message: string): Promise<TopicReply> {
  const [requests, { count, oldest }] = await Promise.all([facts.requests(), facts.waiting()])
  const request = named(requests, message) ?? oldest
  if (!request) return { message: 'No request waits for an answer. New ones come by email, and are on the Quotes tab.' }
  const texts = textsOf(request)
  if (!OPEN.has(request.status))
    return {
      message: `The request ${docketNumber(request.serial)} of {{buyer}} is closed (${request.status}), so there is nothing to answer.`,
      texts,
    }
  const [prices, { supplier }] = await Promise.all([pricesFor(facts, request), facts.listing()])
  const found =
    prices.length > 0
      ? `with ${counted(prices.length, 'price')} of your own that ${prices.length === 1 ? 'fits' : 'fit'}`
      : 'with blanks, as none of your products or earlier answers names a price for it'
  return {
    message: `${waits(count, request)} Here is a draft of the note, ${found}.`,
    texts,
    suggestions: [{ kind: 'answer', requestId: request.id, note: noteFor(request, prices, supplier).slice(0, LONGEST) }],
  }
}

/** What the buyer has written, for the marks of a reply. */
const textsOf = ({ contactName, businessName, contactEmail, quantity, deliveryLocation }: QuoteRequest): MarkTexts => ({
  buyer: contactName ?? businessName ?? contactEmail,
  ...(quantity !== null && { quantity }),
  ...(deliveryLocation !== null && { place: deliveryLocation }),
})

function waits(count: number, { serial, createdAt, status }: QuoteRequest): string {
  const which = `${docketNumber(serial)} from {{buyer}}, of ${when(createdAt)}`
  if (status === 'quoted' || status === 'revised') return `You have answered ${which} before.`
  return count === 1 ? `One request waits for an answer: ${which}.` : `${counted(count, 'request')} wait for an answer; this is ${which}.`
}

/** Returns the request whose number or buyer a message names. */
function named(requests: QuoteRequest[], message: string): QuoteRequest | undefined {
  const text = message.toLowerCase()
  const number = /\b(?:no\.?|number|#) ?0*(\d{1,9})\b/.exec(text)?.[1]
  return requests.find(({ serial, contactName, businessName }) =>
    number === undefined
      ? [contactName, businessName].some((name) => name && text.includes(name.toLowerCase()))
      : serial === Number(number),
  )
}

/** Returns prices that fit what is asked for, as they were typed or quoted, the newest first. */
async function pricesFor(facts: ListingFacts, request: QuoteRequest): Promise<string[]> {
  const [products, saved, requests] = await Promise.all([facts.products(), facts.savedAnswers(), facts.requests()])
  const wanted = [request.requirements, request.specialRequirements, ...request.answers.map(({ value }) => String(value))].join(' ')
  const ofProducts = products.flatMap(({ title, price }) => (price !== null && shareWord(title, wanted) ? [`${title}: ${price}`] : []))
  const offers = [...requests.flatMap(({ offer }) => offer ?? []), ...saved.map(({ offer }) => offer)]
  const ofOffers = offers.flatMap(({ lines }) => lines.filter(({ item }) => shareWord(item, wanted)).map(priceOf))
  // One price for each item: the first that was found.
  const byItem = new Map([...ofProducts, ...ofOffers].toReversed().map((price) => [price.split(':')[0]!.toLowerCase(), price]))
  return [...byItem.values()].toReversed().slice(0, PRICES_MOST)
}

type OfferLine = ResponseOf<'GET /api/suppliers/:id/saved-answers'>[number]['offer']['lines'][number]
const priceOf = ({ item, packSize, priceCents, gst }: OfferLine): string =>
  `${item}: ${dollars(priceCents)} for ${packSize}${gst === 'taxable' ? ' before GST' : ', GST-free'}`

function noteFor(request: QuoteRequest, prices: string[], supplier: ResponseOf<'GET /api/dashboard/supplier'>['supplier']): string {
  const { contactName, quantity, deliveryLocation } = request
  const days = weekdays(supplier.deliveryDays)
  const amount = quantity === null ? '' : ` For ${quantity}:`
  const priced = prices.length > 0 ? `${amount}\n${prices.map((price) => `- ${price}`).join('\n')}` : `${amount} [your prices]`
  const place = deliveryLocation === null ? '[where it goes]' : deliveryLocation
  return [
    `Hi ${contactName ?? 'there'}, thank you for asking ${supplier.businessName}.${priced}`,
    days.length > 0 ? `We deliver on ${days}; for ${place} that would be [day and time].` : `Delivery to ${place}: [day and time].`,
    ...(supplier.minimumOrderCents === null ? [] : [`Our minimum order is ${dollars(supplier.minimumOrderCents)}.`]),
    'These prices hold until [date]. Is there anything that you would change?',
  ].join('\n\n')
}
