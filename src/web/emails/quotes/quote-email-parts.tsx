import { dayInWords } from '#shared/time/day-texts.ts'
import { differenceInWords } from '#shared/text/difference-texts.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import type { QuoteMatter } from '#contract/quotes/quote-emails.ts'
import { dollars } from '#shared/money/money.ts'
import { cut } from '#shared/text/cut.ts'
import { counted, listed } from '#shared/text/words.ts'
import { BRAND } from '#contract/options.ts'
import type { Party } from '#contract/quotes/quote-states.ts'
import { quotePath } from '#web/paths.ts'
import { Details } from '#web/emails/layout/details.tsx'
import { ReasonForSupplier, supplierRequestPath } from './supplier-notes.tsx'

type QuoteFacts = QuoteMatter
type LabelledValue = [label: string, value: string | null]

/** The request and its current prices, below the rows in `first`. */
export const QuoteSummary = ({ facts, first = [] }: { facts: QuoteFacts; first?: LabelledValue[] }) => (
  <Details rows={[...first, ...prices(facts), ['Request', facts.requirements && shortened(facts.requirements)]]} />
)

function prices({ offer: quote }: QuoteFacts): LabelledValue[] {
  if (!quote) return []
  const { totalCents, gstCents, deliveryCents, validUntil, lines } = quote
  const parts = [gstCents > 0 && `GST of ${dollars(gstCents)}`, deliveryCents > 0 && `delivery of ${dollars(deliveryCents)}`]
  const included = parts.filter((part) => part !== false)
  const price = `${quote.hasTotal === false ? 'Prices' : dollars(totalCents)} for ${counted(lines, 'line')}`
  return [
    ['Prices', included.length > 0 ? `${price}, ${listed(included)} included` : price],
    ['Minimum order', differenceInWords(quote)],
    ['Valid until', validUntil && dayInWords(validUntil)],
  ]
}

const SHOWN = 400
/** Returns the beginning of what was asked for. */
export const shortened = (text: string) => (text.length > SHOWN ? `${cut(text, SHOWN).trimEnd()}…` : text)

/** Returns the path of the request for whoever gets the email; a buyer's opens without an account. */
export const requestPath = (facts: QuoteFacts & { forOwner: boolean }, to: Party) =>
  to === 'supplier' ? supplierRequestPath(facts) : quotePath(facts.requestId, facts.token)

export const ReasonForParty = ({ facts, to, publicUrl }: { facts: QuoteFacts; to: Party; publicUrl: string }) =>
  to === 'supplier' ? (
    <ReasonForSupplier supplier={facts.supplier} publicUrl={publicUrl} />
  ) : (
    <>You receive this because a quote was requested with your email address on {BRAND}. If that was not you, please ignore it.</>
  )

/** Returns a subject that ends with the docket number, by which the recipient can find all emails of a request. */
export const withDocketNumber = (subject: string, { serial }: QuoteFacts) => `${subject}, ${docketNumber(serial)}`
