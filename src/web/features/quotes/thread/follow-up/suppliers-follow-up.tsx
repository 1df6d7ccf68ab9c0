import { useState, type ReactNode } from 'react'
import type { FollowUp } from '#contract/quotes/follow-ups.ts'
import { orderFile } from '#contract/quotes/order-files.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { withQuery } from '#contract/endpoint/build-request.ts'
import { telHref } from '#shared/contact/phone.ts'
import { buyerName } from '#shared/text/request-texts.ts'
import { hasTotal } from '#shared/money/totals.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { FirstDelivery } from './first-delivery.tsx'
import styles from './follow-up.module.css'
import { ShowVenue } from './show-venue.tsx'
import { useFollowUp } from './use-follow-up.ts'

type SuppliersFollowUpProps = { quote: QuoteDetail; linkKey: string | null; followUp: FollowUp; canChange: boolean }

/** What a supplier does next, once its prices were accepted. */
export function SuppliersFollowUp({ quote, linkKey, followUp, canChange }: SuppliersFollowUpProps) {
  const { tellDay, ask, isBusy } = useFollowUp(quote.id, linkKey)
  const { id, offer, contactName, contactPhone, contactEmail } = quote
  const [name, who] = [buyerName(quote), contactName ?? buyerName(quote)]
  return (
    <ol className={styles.steps}>
      <Step name="Talk to them">
        {contactPhone === null ? (
          <TextLink href={`mailto:${contactEmail}`}>{`Write to ${contactEmail}`}</TextLink>
        ) : (
          <TextLink href={telHref(contactPhone)}>{`Call ${who}, ${contactPhone}`}</TextLink>
        )}
      </Step>
      <Step name="First delivery">
        <FirstDelivery day={followUp.firstDeliveryOn} canChange={canChange} isBusy={isBusy} onTell={(on) => tellDay.send({ id, on })} />
      </Step>
      {offer && hasTotal(offer) && (
        <Step name="Order sheet">
          <TextLink href={withQuery(orderFile(id, 'pdf'), { key: linkKey })} download>
            Download it as a PDF
          </TextLink>
        </Step>
      )}
      <Step name="Your venues">
        <ShowVenue
          supplierId={quote.supplier.id}
          name={name}
          venue={followUp.venue}
          canChange={canChange && linkKey === null}
          isBusy={isBusy}
          onAsk={() => void ask.send({ id, about: 'venue' })}
        />
      </Step>
      <Step name="A review">
        <AskForReview followUp={followUp} canChange={canChange} isBusy={isBusy} onAsk={() => void ask.send({ id, about: 'review' })} />
      </Step>
    </ol>
  )
}

const Step = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className={styles.step}>
    <b>{name}</b>
    <div className={styles.what}>{children}</div>
  </li>
)

type AskForReviewProps = { followUp: FollowUp; canChange: boolean; isBusy: boolean; onAsk: () => void }

function AskForReview({ followUp: { reviewFrom, reviewAskedAt }, canChange, isBusy, onAsk }: AskForReviewProps) {
  const [now] = useState(() => Date.now())
  if (reviewAskedAt !== null) return <p>{`You asked for one on ${dayInWords(sydneyDay(new Date(reviewAskedAt)))}.`}</p>
  if (now < Date.parse(reviewFrom)) return <p>{`You can ask for one from ${dayInWords(sydneyDay(new Date(reviewFrom)))} on.`}</p>
  return (
    <Button variant="quiet" size="sm" disabled={!canChange || isBusy} onClick={onAsk}>
      Ask for a review
    </Button>
  )
}
