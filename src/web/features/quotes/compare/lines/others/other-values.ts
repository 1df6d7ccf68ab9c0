import type { OtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { centsOf, typedDollars } from '#shared/money/typed-numbers.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { isRecord, textsIn } from '#web/features/quotes/hints/texts-in.ts'
import { itemAt } from '#shared/item-at.ts'

type Gst = OtherPrices['prices'][number]['gst']
/** The values of the form of prices from elsewhere, as typed. Their names are those of the API, so that its errors map to the fields. */
export type OtherValues = { name: string; deliveryCents: string; prices: PriceValues[] }
export type PriceValues = {
  lineId: string
  packSize: string
  unit: string
  priceCents: string
  /** Blank until it is chosen: what a price says of GST is not guessed. */
  gst: Gst | ''
  /** The pasted line that it was read from; blank for what was typed. */
  source: string
}
type Lines = readonly Pick<RequestLine, 'id'>[]

export const blankPrice = (lineId: string): PriceValues => ({ lineId, packSize: '', unit: '', priceCents: '', gst: '', source: '' })

/** Returns whether nothing is typed in a row: it is left out, whatever is chosen of GST. */
export const isEmptyPrice = ({ packSize, unit, priceCents }: PriceValues): boolean => [packSize, unit, priceCents].every(isBlank)

/** Returns the places of the rows that are sent. */
export const sentPrices = ({ prices }: Pick<OtherValues, 'prices'>): number[] =>
  prices.flatMap((price, at) => (isEmptyPrice(price) ? [] : [at]))

/** Returns what is sent; a text that is no amount becomes NaN, which validation rejects, and so does GST that is not chosen. */
export const otherOf = (values: OtherValues, id: string | null) => ({
  id,
  name: values.name,
  deliveryCents: isBlank(values.deliveryCents) ? 0 : centsOf(values.deliveryCents),
  prices: sentPrices(values).map((at) => priceOf(itemAt(values.prices, at))),
})

const priceOf = ({ lineId, packSize, unit, priceCents, gst }: PriceValues) => ({
  lineId,
  packSize,
  unit: isBlank(unit) ? null : unit,
  priceCents: centsOf(priceCents),
  // A blank one does not pass the schema, by which the form is checked before it is sent.
  gst: gst as Gst,
})

/** Returns the form values of prices that are there, null for new ones: a row for each line of the request, more where it has several prices. */
export const otherValuesOf = (other: OtherPrices | null, lines: Lines): OtherValues =>
  withLines(
    {
      name: other?.name ?? '',
      deliveryCents: other && other.deliveryCents > 0 ? typedDollars(other.deliveryCents) : '',
      prices: (other?.prices ?? []).map(({ lineId, packSize, unit, priceCents, gst }) => ({
        ...blankPrice(lineId),
        packSize,
        unit: unit ?? '',
        priceCents: typedDollars(priceCents),
        gst,
      })),
    },
    lines,
  )

/** Orders the rows by the lines of the request; a line without a row gets a blank one, and rows of other lines are dropped. */
const withLines = (values: OtherValues, lines: Lines): OtherValues => ({
  ...values,
  prices: lines.flatMap(({ id }) => {
    const rows = values.prices.filter(({ lineId }) => lineId === id)
    return rows.length > 0 ? rows : [blankPrice(id)]
  }),
})

/** Returns a stored value as a draft, if it has the form's shape and something is typed in it. */
export function otherDraftIn(stored: unknown, lines: Lines): OtherValues | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.prices) || !stored.prices.every(isRecord)) return undefined
  const { name = '', deliveryCents = '' } = textsIn(stored, ['name', 'deliveryCents'])
  const draft = withLines({ name, deliveryCents, prices: stored.prices.map(priceIn) }, lines)
  return [name, deliveryCents].every(isBlank) && sentPrices(draft).length === 0 ? undefined : draft
}

function priceIn(stored: Record<string, unknown>): PriceValues {
  const { gst = '', ...texts } = textsIn(stored, ['lineId', 'packSize', 'unit', 'priceCents', 'gst', 'source'])
  return { ...blankPrice(''), ...texts, gst: gst === 'taxable' || gst === 'free' ? gst : '' }
}
