import type { AssistantReply, HandOver, SuggestedSupplier } from '#contract/assistant/assistant.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card, cardLink } from '#web/ui/layout/card.tsx'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { Rating } from '#web/ui/graphics/rating.tsx'
import styles from './suggested-suppliers.module.css'

/** Whom a request for quotes goes to. */
export type Asked = Pick<SuggestedSupplier, 'id' | 'businessName' | 'category' | 'suburb' | 'state'>

type SuggestedSuppliersProps = {
  reply: AssistantReply
  onFollow: () => void
  onAskForQuote: (handOver: HandOver, suppliers: Asked[]) => void
}

/** The suppliers of a reply with the reason for each, and the button that asks them for a quote. */
export function SuggestedSuppliers({ reply: { suppliers = [], handOver }, onFollow, onAskForQuote }: SuggestedSuppliersProps) {
  if (suppliers.length === 0) return null
  return (
    <>
      <ul className={styles.suppliers}>
        {suppliers.map(({ id, businessName, category, averageRating, totalReviews, reason }) => (
          <li key={id}>
            <Card lifts className={styles.supplier}>
              <MetaLabel>{category}</MetaLabel>
              <h3 className={styles.name}>
                <a href={supplierPath(id)} className={cardLink} onClick={onFollow}>
                  {businessName}
                </a>
              </h3>
              {totalReviews === 0 ? (
                <p className={styles.reason}>No reviews yet</p>
              ) : (
                <Rating rating={averageRating} reviews={totalReviews} />
              )}
              <p className={styles.reason}>{reason}</p>
            </Card>
          </li>
        ))}
      </ul>
      {handOver && (
        <Button
          block
          icon="paper-plane-right"
          aria-haspopup="dialog"
          onClick={() => onAskForQuote(handOver, [...suppliers, ...(handOver.others ?? [])])}
        >
          {handOver.others
            ? `Ask all ${handOver.supplierIds.length} for a quote`
            : suppliers.length === 1
              ? 'Ask for a quote'
              : 'Ask both for a quote'}
        </Button>
      )}
    </>
  )
}
