import type { SupplierAssistantReply } from '#contract/assistant/assistant.ts'
import type { ResponseOf } from '#contract/api.ts'
import type { PhrasePart } from '#server/reading/words/parts.ts'
import { read } from '#server/reading/read.ts'
import { clockTime } from '#shared/time/delivery-times.ts'
import { dollars } from '#shared/money/money.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { listed } from '#shared/text/words.ts'
import type { ListingFacts } from './listing-facts.ts'
import { isSameGoods, namedIn } from './same-goods.ts'
import { delivers, weekdays } from './words.ts'

type Supplier = ResponseOf<'GET /api/dashboard/supplier'>['supplier']
/** A sentence for a description. */
type DescribedPart = {
  /** What it tells, as in "the delivery days". */
  what: string
  sentence: string
  isKnown: boolean
  /** Whether a description already tells it. */
  isIn: (text: string) => boolean
}

/** Proposes a description: the words that are there, and after them what they leave out, with blanks for what the listing does not say. */
export async function descriptionReply(facts: ListingFacts, draft: string | null): Promise<SupplierAssistantReply> {
  const [{ supplier }, products] = await Promise.all([facts.listing(), facts.products()])
  const now = (draft ?? supplier.description).trim()
  const parts = partsOf(
    supplier,
    products.map(({ title }) => title),
  ).filter(({ isIn }) => !isIn(now))
  if (parts.length === 0)
    return {
      message:
        'Your description tells what buyers ask for first: what you sell, when and where you deliver, and what sets you apart. I would leave it.',
    }
  const opening = isBlank(now) ? openingOf(supplier) : now
  const text = [opening, ...parts.map(({ sentence }) => sentence)].join(' ')
  const blanks = parts.filter(({ isKnown }) => !isKnown)
  const added = isBlank(now)
    ? 'You have no description yet, so buyers see only your name.'
    : `Your description leaves out ${listed(parts.map(({ what }) => what))}.`
  const asks =
    blanks.length === 0
      ? 'The rest of it stays as you wrote it.'
      : `The brackets are for you: your listing does not say ${listed(blanks.map(({ what }) => what))}.`
  return { message: `${added} ${asks}`, suggestions: [{ kind: 'description', text }] }
}

function openingOf({ businessName, category, suburb, state }: Supplier): string {
  const home = [suburb, state].filter(Boolean).join(' ')
  return `${businessName} works with cafes and restaurants${home === '' ? '' : ` from ${home}`} (${category}).`
}

function partsOf(supplier: Supplier, products: string[]): DescribedPart[] {
  const { category, tags, deliveryDays, cutOff, minimumOrderCents, differentiators } = supplier
  const goods = (products.length > 0 ? products : tags).slice(0, 4)
  const mentions = (words: string[]) => (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  const range: DescribedPart = {
    what: 'what you sell most',
    sentence: `Most asked for: ${goods.length > 0 ? listed(goods) : '[your three best sellers]'}.`,
    isKnown: goods.length > 0,
    isIn: (text) => namesSome(text, goods),
  }
  const apart: DescribedPart = {
    what: 'what sets you apart',
    sentence: differentiators[0]
      ? `What sets us apart: ${differentiators[0].title}.`
      : 'What sets us apart: [one thing that others do not do].',
    isKnown: differentiators.length > 0,
    isIn: mentions(differentiators.map(({ title }) => title)),
  }
  if (!delivers(category)) return [range, apart]
  const order = cutOff === null ? '' : ` Order before ${clockTime(cutOff)} for the next delivery.`
  return [
    range,
    {
      what: 'the delivery days',
      sentence: deliveryDays.length > 0 ? `We deliver on ${weekdays(deliveryDays)}.${order}` : 'We deliver on [your delivery days].',
      isKnown: deliveryDays.length > 0,
      isIn: saysDays,
    },
    {
      what: 'the minimum order',
      sentence:
        minimumOrderCents === null
          ? 'Minimum order: [amount, or none].'
          : minimumOrderCents === 0
            ? 'There is no minimum order.'
            : `Minimum order ${dollars(minimumOrderCents)}.`,
      isKnown: minimumOrderCents !== null,
      isIn: mentions(['minimum']),
    },
    apart,
  ]
}

/** Returns whether a text names some of the goods, rather than others of which they are a part: "oat milk" names no milk. */
const namesSome = (text: string, goods: string[]): boolean =>
  namedIn(text).some((own) => goods.flatMap(namedIn).some((good) => isSameGoods(own, good)))

/** Returns whether a sentence tells on which days deliveries come. */
const saysDays = (text: string): boolean =>
  text.split(/[.!?\n]+/).some((sentence) => {
    const parts = read(sentence)
    const isDay = (part: PhrasePart) =>
      part.kind === 'period' && (part.period.kind === 'on' || (part.period.kind === 'every' && part.period.unit === 'day'))
    return parts.some(isDay) && parts.some((part) => part.kind === 'doing' && part.doing === 'deliver')
  })
