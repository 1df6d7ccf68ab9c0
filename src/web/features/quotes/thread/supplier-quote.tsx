import { dayInWords } from '#shared/time/day-texts.ts'
import { differenceInWords } from '#shared/text/difference-texts.ts'
import { dollars } from '#shared/money/money.ts'
import type { Attachment, Quote } from '#contract/quotes/supplier-quote.ts'
import { withQuery } from '#contract/endpoint/build-request.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'
import { termsInWords } from '#shared/text/terms-texts.ts'
import { listed } from '#shared/text/words.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { QuoteLines } from './quote-lines.tsx'
import styles from './supplier-quote.module.css'

type QuoteProps = {
  quoteId: string
  /** The lines of the request. */
  asked: readonly RequestLine[]
  offer: Quote
  linkKey: string | null
}

/** The prices of a supplier: lines, totals, terms and the attachment. */
export const QuotePrices = ({ quoteId, asked, offer: quote, linkKey }: QuoteProps) => (
  <div className={styles.offer}>
    <QuoteLines lines={quote.lines} />
    <Unpriced asked={asked} offer={quote} />
    <QuoteTotals offer={quote} />
    <Terms offer={quote} />
    {quote.attachment && <AttachmentLink quoteId={quoteId} attachment={quote.attachment} linkKey={linkKey} />}
  </div>
)

/** Shows what the order costs, part by part, then their sum, and why there is a part that is neither goods nor delivery. */
export function QuoteTotals({ offer: quote }: { offer: Parameters<typeof totalsOf>[0] }) {
  const totals = totalsOf(quote)
  const { goodsCents, deliveryCents, differenceCents, smallOrderFeeCents, isEstimate, gstCents, totalCents } = totals
  const difference = differenceInWords({ ...totals, minimumCents: quote.minimumCents })
  if (!hasTotal(quote)) return <p className={styles.difference}>Nothing here is in a total yet.</p>
  return (
    <>
      <dl className={styles.totals}>
        <Amount label="Goods" cents={goodsCents} />
        <Amount label="Delivery" cents={deliveryCents} />
        {differenceCents > 0 && <Amount label="Difference to the minimum" cents={differenceCents} />}
        {smallOrderFeeCents > 0 && <Amount label="Small order fee" cents={smallOrderFeeCents} />}
        <Amount label="GST" cents={gstCents} />
        <div className={styles.total}>
          <dt>{isEstimate ? 'Total with GST, estimated' : 'Total with GST'}</dt>
          <dd>{dollars(totalCents)}</dd>
        </div>
      </dl>
      {difference && <p className={styles.difference}>{difference}</p>}
    </>
  )
}

const Amount = ({ label, cents }: { label: string; cents: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{dollars(cents)}</dd>
  </div>
)

/** The lines of the request that have no price: those that the supplier does not sell, and those that it says nothing about. */
function Unpriced({ asked, offer: { lines, passedLineIds } }: { asked: readonly RequestLine[]; offer: Quote }) {
  const priced = new Set(lines.map(({ requestLineId }) => requestLineId))
  const passed = asked.filter(({ id }) => passedLineIds.includes(id))
  const silent = asked.filter(({ id }) => !priced.has(id) && !passedLineIds.includes(id))
  return (
    <>
      {passed.length > 0 && <p>{`Not sold: ${listed(passed.map(({ item }) => item))}.`}</p>}
      {silent.length > 0 && <p>{`Without a price: ${listed(silent.map(({ item }) => item))}.`}</p>}
    </>
  )
}

function Terms({ offer: quote }: { offer: Quote }) {
  const { validUntil, terms, note } = quote
  const facts = [['Valid until', validUntil && dayInWords(validUntil)], ...termsInWords(quote), ['Terms', terms], ['Note', note]] as const
  if (facts.every(([, text]) => !text)) return null
  return (
    <dl className={styles.terms}>
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const AttachmentLink = ({
  quoteId,
  attachment: { id, name, bytes },
  linkKey,
}: { attachment: Attachment } & Omit<QuoteProps, 'offer' | 'asked'>) => (
  <ButtonLink
    variant="quiet"
    icon="download-simple"
    href={withQuery(`/api/quotes/${quoteId}/attachments/${id}`, { key: linkKey })}
    download={name}
    className={styles.attachment}
  >
    {name}, {sizeInWords(bytes)}
  </ButtonLink>
)

/** Formats a file size: "340 kB", "1.2 MB". */
export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
