import type { Quote, QuotedLine } from '#contract/quotes/supplier-quote.ts'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { totalsOf, type Totals } from '#shared/money/totals.ts'

/** An accepted line: packs of one item at the price of a pack, and what they come to. */
export type OrderLine = Pick<
  QuotedLine,
  'item' | 'packSize' | 'unit' | 'priceCents' | 'gst' | 'isSubstitute' | 'isByWeight' | 'origin' | 'isSeafood'
> & {
  packs: number
  costCents: number
}

type Party = { name: string; email: string | null; phone: string | null }

/** What a buyer has accepted from one supplier, as the files of an order show it. */
export type Order = {
  id: string
  serial: number
  /** The day of the acceptance in Sydney. */
  acceptedOn: string
  buyer: Party & { contactName: string | null; deliverTo: string | null }
  supplier: Party & { abn: string | null; address: string | null }
  lines: OrderLine[]
  offer: Quote
  totals: Totals
}

type Won = Pick<
  QuoteRequest,
  'id' | 'serial' | 'statusAt' | 'supplier' | 'businessName' | 'contactName' | 'contactEmail' | 'contactPhone' | 'deliveryLocation'
>
/** What the files say of a supplier that its requests do not. */
export type SupplierFacts = { abn: string | null; address: string | null }

/** Returns the order of a request that was won by this offer. */
export const orderOf = (request: Won, quote: Quote, { abn, address }: SupplierFacts): Order => ({
  id: request.id,
  serial: request.serial,
  acceptedOn: sydneyDay(new Date(request.statusAt)),
  buyer: {
    name: request.businessName ?? request.contactName ?? request.contactEmail,
    contactName: request.contactName,
    email: request.contactEmail,
    phone: request.contactPhone,
    deliverTo: request.deliveryLocation,
  },
  supplier: { name: request.supplier.businessName, email: request.supplier.email, phone: request.supplier.phone, abn, address },
  lines: acceptedLines(quote),
  offer: quote,
  totals: totalsOf(quote),
})

/** Returns the lines that are in the total. What they come to is known of all of them. */
const acceptedLines = ({ lines }: Quote): OrderLine[] =>
  lines
    .filter(({ isCounted }) => isCounted)
    .map((line) => ({ ...line, packs: line.packs ?? line.quantity ?? 1, costCents: line.costCents ?? 0 }))
