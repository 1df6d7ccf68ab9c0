import type { Totals } from '#shared/money/totals.ts'
import type { Quote, PricedLine, QuotedLine } from './supplier-quote.ts'
import type { CategoryName } from '#contract/options.ts'
import type { RequestLine } from './request-lines.ts'
import type { Party, StepName } from './quote-states.ts'
import type { Weekday } from '#contract/suppliers/weekdays.ts'
import type { NextDelivery } from '#shared/time/next-delivery.ts'

/** The supplier that received a request, as emails show it. */
export type Receiver = {
  id: number
  businessName: string
  category: CategoryName
  phone: string | null
  email: string | null
  /** False where no account manages the listing: its business has asked for nothing, and can stop emails to its address. */
  isClaimed?: boolean
  /** Whether the listing's address has stopped emails about unclaimed listings. */
  hasStopped?: boolean
}

/** The request's number, printed in red on its docket. */
export type Numbered = { serial: number }
/**
 * The link to the reader's own request. `token` is the key that opens it without an account, encrypted like every token; it is null when
 * the reader is the owner or a supplier with an account, or when the request is closed and can be opened with an account only.
 */
export type OwnRequest = { requestId: string; token: string | null }
/** What the price list of a supplier has answered to a request at once: how many of its lines have a price, and the total of the answer. */
export type AnsweredAtOnce = { priced: number; lines: number; totalCents: number }
/**
 * What somebody has typed. It is null in an email to an address that nobody has confirmed: whoever typed the address could make us send
 * any words to a stranger. `sentOn` is then the day on which it was typed, YYYY-MM-DD.
 */
export type Typed<Text> = Text | null
/** The facts about a request that every email about it shows. */
export type QuoteMatter = Numbered &
  OwnRequest & {
    supplier: Receiver
    /** The buyer's business, else the buyer's name, else the place (`buyerForEmails`). */
    buyer: Typed<string>
    requirements: Typed<string>
    /** The current prices; null before the first answer. `revision` counts the answers from 1. */
    offer: QuoteOfEmail | null
  }
/**
 * Prices as emails show them: `lines` counts the lines, and `shownLines` are the first of them, for a buyer, and for a supplier once they
 * are accepted, where the address is confirmed. Emails
 * of before have none.
 */
type QuoteOfEmail = TotalsOfEmail &
  Pick<Quote, 'minimumCents' | 'validUntil' | 'revision'> &
  Partial<Pick<Quote, 'belowMinimum' | 'freeDeliveryFromCents' | 'deliveryGst' | 'holdWeeks' | 'noticeDays'>> & {
    lines: number
    shownLines?: LineOfEmail[]
    /** False where none of the lines is in a total. */
    hasTotal?: boolean
    /** What is charged for goods below the minimum, also where these are not. */
    feeBelowCents?: number | null
    /** The first of the lines of the request that the supplier does not sell. */
    passedItems?: string[]
  }
/** Emails from before answers had terms for small orders lack what is optional here. */
type TotalsOfEmail = Omit<Totals, NewTotal> & Partial<Pick<Totals, NewTotal>>
type NewTotal = 'smallOrderFeeCents' | 'shortCents' | 'isRefused' | 'isEstimate'
/** Emails from before answers were to lines lack what is optional here. */
export type LineOfEmail = Omit<PricedLine, 'quantity'> &
  Pick<QuotedLine, 'quantity'> &
  Partial<
    Pick<
      QuotedLine,
      'requestLineId' | 'isSubstitute' | 'isByWeight' | 'origin' | 'from' | 'isSeafood' | 'packs' | 'costCents' | 'isCounted'
    >
  >
/** Which side receives the email. For `forOwner` see `ToSupplier`. */
export type EmailAudience = { to: Party; forOwner: boolean }
/** `note` is the reason, the text of a message, or the note that came with the prices. */
export type QuoteStep = QuoteMatter &
  EmailAudience & {
    step: StepName
    note: string | null
    bulk?: BulkProgress | null
    /** How the supplier reaches a buyer who has accepted. */
    reach?: Typed<{ email: string; phone: string | null }>
  }
/** Goes to the buyer who has accepted prices. `next` is the first delivery that the acceptance can be part of, where that is known. */
export type QuoteAccepted = QuoteMatter & {
  offer: QuoteOfEmail
  terms: Typed<string>
  delivery: { days: Weekday[]; next: NextDelivery | null }
}
/** The bulk request that an answer belongs to, for its buyer only: of how many suppliers how many have answered with prices. */
export type BulkProgress = { bulkId: string; suppliers: number; answered: number }

/** The lines of a request as an email shows them: how many, and the first of them. */
export type RequestLinesOfEmail = {
  count: number
  shown: Pick<RequestLine, 'item' | 'quantity' | 'unit' | 'contents' | 'every' | 'note'>[]
}

/** The most lines, of a request or of prices, that an email shows. */
export const LINES_SHOWN = 20
