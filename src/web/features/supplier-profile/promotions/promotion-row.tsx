import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { socialPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { stateWords } from './promotion-texts.ts'
import styles from './promotions.module.css'

type PromotionRowProps = {
  promotion: OwnPromotion
  onEdit: () => void
  /** Offers again what has ended. */
  onRepeat: () => void
  onRemove: () => void
}

export function PromotionRow({ promotion, onEdit, onRepeat, onRemove }: PromotionRowProps) {
  const { id, title, text, price, insteadOf, state } = promotion
  return (
    <ListRow>
      <RowWords>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles[state]}>{stateWords(promotion)}</p>
        {price && <p className={styles.price}>{insteadOf ? `${price} instead of ${insteadOf}` : price}</p>}
        <p className={styles.text}>{text}</p>
      </RowWords>
      <div className={styles.actions}>
        {state !== 'ended' && (
          <ButtonLink
            size="sm"
            variant="quiet"
            icon="megaphone"
            href={socialPath({ tab: 'posts', new: true, promotion: id })}
            aria-label={`Write a post about it: ${title}`}
          >
            Write a post about it
          </ButtonLink>
        )}
        {state === 'ended' ? (
          <Button size="sm" variant="quiet" aria-label={`Offer again: ${title}`} onClick={onRepeat}>
            Offer again
          </Button>
        ) : (
          <IconButton icon="pencil-simple" dense label={`Edit ${title}`} onClick={onEdit} />
        )}
        <IconButton icon="trash" dense label={`Remove ${title}`} onClick={onRemove} />
      </div>
    </ListRow>
  )
}
