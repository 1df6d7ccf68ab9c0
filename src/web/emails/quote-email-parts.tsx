import { dayInWords } from '#shared/day-in-words.ts'
import { docketNumber } from '#shared/docket-number.ts'
import type { EmailFacts } from '#contract/emails.ts'
import { dollars } from '#shared/money.ts'
import { cut } from '#shared/visible-text.ts'
import { BRAND } from '#contract/options.ts'
import type { Party } from '#contract/quote-states.ts'
import { dashboardPath, quotePath } from '#web/paths.ts'
import { Details } from './details.tsx'
import { ReasonForSupplier } from './supplier-notes.tsx'

type QuoteFacts = EmailFacts['quote-reminder']
type Row = [label: string, value: string | null]

/** The request and its current prices, below the rows in `first`. */
export const QuoteSummary = ({ facts, first = [] }: { facts: QuoteFacts; first?: Row[] }) => (
  <Details rows={[...first, ...prices(facts), ['Request', shortened(facts.requirements)]]} />
)

function prices({ offer }: QuoteFacts): Row[] {
  if (!offer) return []
  const { totalCents, gstCents, deliveryCents, validUntil, lines } = offer
  const of = `${lines === 1 ? '1 line' : `${lines} lines`}, GST of ${dollars(gstCents)}`
  return [
    ['Prices', `${dollars(totalCents)} for ${of}${deliveryCents > 0 ? ` and delivery of ${dollars(deliveryCents)}` : ''} included`],
    ['Valid until', validUntil && dayInWords(validUntil)],
  ]
}

const SHOWN = 400
const shortened = (text: string) => (text.length > SHOWN ? `${cut(text, SHOWN).trimEnd()}…` : text)

/** Returns the path of the request: in the dashboard for a supplier; for a buyer, a page that opens without an account. */
export const requestPath = ({ requestId, token }: QuoteFacts, to: Party) =>
  to === 'supplier' ? dashboardPath({ tab: 'quotes', quote: requestId }) : quotePath(requestId, token)

export const ReasonForParty = ({ facts, to, publicUrl }: { facts: QuoteFacts; to: Party; publicUrl: string }) =>
  to === 'supplier' ? (
    <ReasonForSupplier supplier={facts.supplier} publicUrl={publicUrl} />
  ) : (
    <>You receive this because a quote was requested with your email address on {BRAND}. If that was not you, please ignore it.</>
  )

/** Returns a subject that ends with the docket number, by which the recipient can find all emails of a request. */
export const withDocketNumber = (subject: string, { serial }: QuoteFacts) => `${subject}, ${docketNumber(serial)}`
