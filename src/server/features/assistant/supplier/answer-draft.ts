import type { ResponseOf } from '#contract/api.ts'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { dollars } from '#shared/money/money.ts'
import { when } from '#shared/time/when.ts'
import { counted } from '#shared/text/words.ts'
import type { ListingFacts } from './listing-facts.ts'
import { fittingPrices, pricesOf, type Price } from './fitting-prices.ts'
import { amountOfLine, contentsOfLine, lineDrafts } from './line-drafts.ts'
import { inPacks, type Requested, requestedIn } from './requested.ts'
import { namedIn } from './same-goods.ts'
import type { MarkTexts, TopicReply } from './topic-reply.ts'
import { weekdays } from './words.ts'

const OPEN = new Set(['new', 'viewed', 'quoted', 'revised'])
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
  const [all, { supplier }] = await Promise.all([pricesOf(facts), facts.listing()])
  const priced = await pricedOf(facts, request, all)
  const fitting = priced.flatMap(({ prices }) => prices).length
  const found =
    fitting > 0
      ? `with ${counted(fitting, 'price')} of your own that ${fitting === 1 ? 'fits' : 'fit'}`
      : 'with blanks, as none of your products, earlier answers or rows of your price list names a price for it'
  return {
    message: `${waits(count, request)} Here is a draft of the note, ${found}.`,
    texts,
    suggestions: [{ kind: 'answer', requestId: request.id, note: noteFor(request, priced, supplier).slice(0, LONGEST) }],
  }
}

/** Returns what the buyer has written, for the marks of a reply. */
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
  const number = /\b(?:no\.?|number|#) ?0*(\d{1,9})\b/i.exec(message)?.[1]
  const said = ` ${keyOf(message)} `
  return requests.find(({ serial, contactName, businessName }) =>
    number === undefined
      ? [contactName, businessName].some((name) => name && said.includes(` ${keyOf(name)} `))
      : serial === Number(number),
  )
}

/** Something that is asked for, with the prices of it. */
type Priced = { asked: Asked; prices: Price[] }
type Asked = Pick<Requested, 'name' | 'amount' | 'contents'>

/** Each line of a request has the price that the form for its answer fills in, else those that fit its words. */
async function pricedOf(facts: ListingFacts, request: QuoteRequest, all: Awaited<ReturnType<typeof pricesOf>>): Promise<Priced[]> {
  if (request.lines.length === 0) return requestedIn(request).map((asked) => ({ asked, prices: fittingPrices(all, asked.asked) }))
  return lineDrafts(request, await facts.suggested(request.id)).map(({ line, price }) => ({
    asked: { name: line.item, amount: amountOfLine(line), contents: contentsOfLine(line) },
    prices: price
      ? [price]
      : namedIn(line.item)
          .flatMap((named) => fittingPrices(all, named))
          .slice(0, 1),
  }))
}

/** Returns a line for each price, and one with a blank for what has none. */
const linesFor = ({ asked, prices }: Priced): string[] =>
  prices.length === 0
    ? asked.name === ''
      ? []
      : [`${[asked.name, asked.amount].filter((each) => each !== null).join(', ')}: [your price]`]
    : prices.map(({ item, price, pack }) => {
        const amount = inPacks(asked, pack) ?? asked.amount
        return `${item}: ${price}${amount === null ? '' : ` (${amount})`}`
      })

function noteFor(request: QuoteRequest, priced: Priced[], supplier: ResponseOf<'GET /api/dashboard/supplier'>['supplier']): string {
  const { contactName, quantity, deliveryLocation } = request
  const days = weekdays(supplier.deliveryDays)
  const amount = quantity === null ? '' : ` For ${quantity}:`
  const lines = priced.flatMap(linesFor).map((line) => `- ${line}`)
  const goods = lines.length > 0 ? `${amount}\n${[...new Set(lines)].join('\n')}` : `${amount} [your prices]`
  const place = deliveryLocation === null ? '[where it goes]' : deliveryLocation
  return [
    `Hi ${contactName ?? 'there'}, thank you for asking ${supplier.businessName}.${goods}`,
    days.length > 0 ? `We deliver on ${days}; for ${place} that would be [day and time].` : `Delivery to ${place}: [day and time].`,
    ...(supplier.minimumOrderCents === null ? [] : [`Our minimum order is ${dollars(supplier.minimumOrderCents)}.`]),
    'These prices hold until [date]. Is there anything that you would change?',
  ].join('\n\n')
}
