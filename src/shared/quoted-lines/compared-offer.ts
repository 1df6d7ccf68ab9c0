import type { NewQuoteLine, Quote, QuotedLine } from '#contract/quotes/supplier-quote.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { ComparedOffer, Line, Price } from '#shared/comparison/request.ts'
import { packContents } from './pack-contents.ts'

/** A line of a request, as far as prices for it are compared. */
export type AskedLine = Pick<RequestLine, 'id' | 'item' | 'amount' | 'measure' | 'every'>
/** A line of an answer as it is stored. Those from before requests had lines have only what an `PricedLine` has. */
export type StoredQuoteLine = Omit<NewQuoteLine, 'requestLineId' | 'isSubstitute' | 'isByWeight' | 'origin'> &
  Partial<Pick<NewQuoteLine, 'requestLineId' | 'isSubstitute' | 'isByWeight' | 'origin'>> &
  Pick<QuotedLine, 'from'>
/** A line of an answer of which it may be known whether it is seafood. */
type ReadQuoteLine = StoredQuoteLine & { isSeafood?: boolean }
type Terms = Pick<
  Quote,
  'deliveryCents' | 'freeDeliveryFromCents' | 'deliveryGst' | 'minimumCents' | 'belowMinimum' | 'smallOrderFeeCents' | 'passedLineIds'
>

/** The least need that is compared: nothing is needed so little of that it takes no pack. */
const MIN_NEED = 0.001

/** Returns a line of a request as it is compared; null where how much is needed is not known. */
export const comparedLine = ({ id, item, amount, measure, every }: AskedLine, paid: Line['paid'] = null): Line | null =>
  amount === null || measure === null ? null : { id, item, need: { amount: Math.max(amount, MIN_NEED), measure }, every, paid }

/** Returns the price of an answer's line for a line of the request, as it is compared. */
export const comparedPrice = (line: ReadQuoteLine, { id, measure }: Pick<AskedLine, 'id' | 'measure'>): Price => ({
  lineId: id,
  priceCents: line.priceCents,
  contents: measure === null ? null : packContents(line, measure),
  gst: line.gst,
  substitute: line.isSubstitute ? line.item : null,
  isByWeight: line.isByWeight ?? false,
  packs: line.quantity,
  ...(line.isSeafood !== undefined && { origin: line.origin ?? null, isSeafood: line.isSeafood }),
})

/** What is known of an answer besides what it says: who gives it, whether it can still be accepted. */
type AnswerState = Pick<ComparedOffer, 'id' | 'name' | 'isExpired' | 'closed'>

/**
 * Returns a request with its answer as it is compared: the prices for its lines, in their order, and which of them it was asked for. Null
 * stands for a request without an answer.
 */
export function comparedOffer(
  state: AnswerState,
  asked: readonly AskedLine[],
  offer: (Terms & { lines: readonly ReadQuoteLine[] }) | null,
): ComparedOffer {
  const askedById = new Map(asked.map((line) => [line.id, line]))
  const { lines = [], deliveryCents = 0, minimumCents = 0, freeDeliveryFromCents = 0, smallOrderFeeCents = 0 } = offer ?? {}
  return {
    ...state,
    deliveryCents,
    freeDeliveryFromCents,
    deliveryGst: offer?.deliveryGst ?? null,
    minimumCents,
    belowMinimum: offer?.belowMinimum ?? null,
    smallOrderFeeCents,
    prices: lines.flatMap((line) => {
      const request = askedById.get(line.requestLineId ?? '')
      return request ? [comparedPrice(line, request)] : []
    }),
    passedLineIds: offer?.passedLineIds ?? [],
    askedLineIds: asked.map(({ id }) => id),
  }
}
