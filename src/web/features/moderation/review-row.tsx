import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import type { ReviewDecision } from '#contract/reviews/review-decisions.ts'
import { becauseOf, REASON_WORDS } from '#shared/text/review-texts.ts'
import { when } from '#shared/time/when.ts'
import { STATE_LABELS } from '#contract/quotes/quote-states.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { quotePath, supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Seal } from '#web/ui/graphics/seal.tsx'
import { Stars } from '#web/ui/graphics/stars.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { askedInWords, otherRatingsInWords } from './asked-texts.ts'
import { DECISION_WORDS, decisionsFor } from './decision-texts.ts'
import styles from './moderation.module.css'

type ReviewRowProps = { row: ModeratedReview; onAsk: (decision: ReviewDecision) => void }

/** A review with what is known about it, and buttons for the decisions that are possible now. */
export function ReviewRow({ row, onAsk }: ReviewRowProps) {
  const { review } = row
  return (
    <ListRow>
      <RowWords>
        <p className={styles.about}>
          <Stars rating={review.rating} />
          <span>
            {review.customerName} on <Listing row={row} />
          </span>
          {review.isVerified && <Seal>Verified Purchase</Seal>}
        </p>
        <p className={styles.text}>{review.text}</p>
        <Asked asked={row.asked} />
        <p className={styles.fact}>{otherRatingsInWords(row.otherRatings)}</p>
        <Known row={row} />
        <p className={styles.when}>Written {when(review.createdAt)}</p>
      </RowWords>
      <div className={styles.actions}>
        {decisionsFor(row).map((decision, at) => (
          <Button
            key={decision}
            size="sm"
            variant={at === 0 ? 'outline' : 'quiet'}
            aria-haspopup="dialog"
            aria-label={`${DECISION_WORDS[decision].label} the review by ${review.customerName}`}
            onClick={() => onAsk(decision)}
          >
            {DECISION_WORDS[decision].label}
          </Button>
        ))}
      </div>
    </ListRow>
  )
}

/** Names the listing, which has no page while it is deleted. */
const Listing = ({ row: { supplierId, businessName, isListingDeleted } }: Pick<ReviewRowProps, 'row'>) =>
  isListingDeleted ? (
    <span>{`${businessName} (listing deleted)`}</span>
  ) : (
    <TextLink href={supplierPath(supplierId)}>{businessName}</TextLink>
  )

/** Shows what its author has asked the supplier for, each request with a link. */
const Asked = ({ asked }: Pick<ModeratedReview, 'asked'>) => (
  <p className={styles.fact}>
    <span>{askedInWords(asked)}</span>
    {asked?.latest.map(({ id, serial, status, createdAt }, at) => (
      <span key={id}>
        {at === 0 ? ': ' : '; '}
        <TextLink href={quotePath(id)}>{docketNumber(serial)}</TextLink>
        {`, ${STATE_LABELS[status].toLowerCase()}, ${dayInWords(sydneyDay(new Date(createdAt)))}`}
      </span>
    ))}
  </p>
)

/** Shows why it waits, who has reported it, and what was decided. */
function Known({ row: { review, heldFor, reports, totalReports, decided } }: Pick<ReviewRowProps, 'row'>) {
  return (
    <>
      {heldFor.length > 0 && (
        <p className={styles.fact}>
          {review.status === 'held' ? 'Held' : 'Was held'} {becauseOf(heldFor)}.
        </p>
      )}
      {reports.length > 0 && (
        <ul className={styles.facts} aria-label="Reports">
          {reports.map(({ id, username, reason, createdAt }) => (
            <li key={id} className={styles.fact}>
              <b>{username} says:</b> {reason} <span className={styles.when}>{when(createdAt)}</span>
            </li>
          ))}
          {totalReports > reports.length && <li className={styles.fact}>And {totalReports - reports.length} more reports.</li>}
        </ul>
      )}
      {decided && (
        <p className={styles.fact}>
          <b>{DECISION_WORDS[decided.decision].past}</b> {when(decided.at)}. {REASON_WORDS[decided.reason]}.
        </p>
      )}
    </>
  )
}
