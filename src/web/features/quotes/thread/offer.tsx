import { dayInWords } from '#shared/time/day-in-words.ts'
import { differenceInWords } from '#shared/text/difference-words.ts'
import { dollars } from '#shared/money/money.ts'
import type { Attachment, Offer } from '#contract/quotes/offers.ts'
import { withQuery } from '#contract/endpoint/build-request.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { OfferLines } from './offer-lines.tsx'
import styles from './offer.module.css'

type OfferProps = { quoteId: string; offer: Offer; linkKey: string | null }

/** The prices of a supplier: lines, totals, terms and the attachment. */
export const OfferPrices = ({ quoteId, offer, linkKey }: OfferProps) => (
  <div className={styles.offer}>
    <OfferLines lines={offer.lines} />
    <OfferTotals offer={offer} />
    <Terms offer={offer} />
    {offer.attachment && <AttachmentLink quoteId={quoteId} attachment={offer.attachment} linkKey={linkKey} />}
  </div>
)

/** What the order costs, part by part, then their sum, and why there is a part that is neither goods nor delivery. */
export function OfferTotals({ offer }: { offer: Parameters<typeof totalsOf>[0] }) {
  const { goodsCents, deliveryCents, differenceCents, gstCents, totalCents } = totalsOf(offer)
  const difference = differenceInWords({ differenceCents, minimumCents: offer.minimumCents })
  return (
    <>
      <dl className={styles.totals}>
        <Amount label="Goods" cents={goodsCents} />
        <Amount label="Delivery" cents={deliveryCents} />
        {difference && <Amount label="Difference to the minimum" cents={differenceCents} />}
        <Amount label="GST" cents={gstCents} />
        <div className={styles.total}>
          <dt>Total with GST</dt>
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

function Terms({ offer }: { offer: Offer }) {
  const { validUntil, terms, note } = offer
  const facts = [
    ['Valid until', validUntil && dayInWords(validUntil)],
    ['Minimum order', offer.minimumCents && `${dollars(offer.minimumCents)} without GST`],
    ['Terms', terms],
    ['Note', note],
  ] as const
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

const AttachmentLink = ({ quoteId, attachment: { id, name, bytes }, linkKey }: { attachment: Attachment } & Omit<OfferProps, 'offer'>) => (
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
