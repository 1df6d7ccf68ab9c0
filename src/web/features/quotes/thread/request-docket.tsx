import { docketNumber } from '#shared/money/docket-number.ts'
import { ASKED_YOU, BUYERS_STATE_LABELS, STATE_LABELS } from '#contract/quotes/quote-states.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { requestRows, venueFacts } from '#shared/text/request-texts.ts'
import { telHref } from '#shared/contact/phone.ts'
import { classNames } from '#web/ui/class-names.ts'
import { RequestLines } from '#web/features/quotes/lines/request-lines.tsx'
import { Docket, DocketRule } from '#web/ui/layout/docket.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { hasAskedViewer, NO_LONGER_HERE } from './parties.ts'
import { DOCKET_PAPERS } from './docket-papers.ts'
import styles from './request-docket.module.css'

/** The request as it was sent: every field that has a value, and the contact details of the other party. */
export function RequestDocket({ quote }: { quote: QuoteDetail }) {
  const labels = quote.seenAs === 'buyer' ? BUYERS_STATE_LABELS : STATE_LABELS
  return (
    <Docket
      paper={DOCKET_PAPERS[quote.status]}
      heading={hasAskedViewer(quote) ? ASKED_YOU : labels[quote.status]}
      serial={docketNumber(quote.serial)}
    >
      <Facts rows={requestRows(quote)} className={styles.asked} />
      <RequestLines lines={quote.lines} />
      <DocketRule />
      {quote.seenAs === 'buyer' ? <SupplierFacts quote={quote} /> : <BuyerFacts quote={quote} />}
    </Docket>
  )
}

function Facts({ rows, className }: { rows: [label: string, text: string][]; className?: string }) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {rows.map(([label, text], row) => (
        // Two fields of a supplier's own form may have one label.
        <div key={row} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const SupplierFacts = ({ quote: { supplier } }: { quote: QuoteDetail }) => (
  <>
    <Facts rows={[['Supplier', supplier.id === null ? `${supplier.businessName} (${NO_LONGER_HERE})` : supplier.businessName]]} />
    <ContactLinks email={supplier.email} phone={supplier.phone} />
  </>
)

function BuyerFacts({ quote }: { quote: QuoteDetail }) {
  const { businessName, contactName, contactEmail, contactPhone, category } = quote
  const named: [string, string | null][] = [
    ['Business name', businessName],
    ['Name', contactName],
    ['Category', category],
  ]
  return (
    <>
      <Facts rows={[...named.filter((row): row is [string, string] => row[1] !== null), ...venueFacts(quote)]} />
      <ContactLinks email={contactEmail} phone={contactPhone} />
    </>
  )
}

const ContactLinks = ({ email, phone }: { email: string | null; phone: string | null }) => (
  <p className={styles.reach}>
    {email && (
      <TextLink plain href={`mailto:${email}`}>
        {email}
      </TextLink>
    )}
    {phone && (
      <TextLink plain href={telHref(phone)}>
        {phone}
      </TextLink>
    )}
  </p>
)
