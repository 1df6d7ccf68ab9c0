import { Card } from '#web/ui/layout/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { CardLayout } from './card-layout.ts'
import artwork from './supplier-artwork.module.css'
import styles from './supplier-card.module.css'

/** The placeholder of a card in its size. */
export function SupplierCardSkeleton({ layout }: { layout: CardLayout }) {
  return (
    <Card as="div" aria-hidden="true" className={classNames(styles.card, styles[layout])}>
      <div className={artwork.artwork}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        <div className={styles.meta}>
          <Skeleton width="55%" height="12px" />
        </div>
        <Skeleton width="70%" height="calc(var(--name-size) * 1.14)" />
        <Skeleton width="50%" height="20px" />
        <Skeleton height="calc(var(--lines) * 21px)" />
        <div className={styles.tags}>
          <Skeleton width="80%" height="calc(var(--lines) * 8px + 10px)" />
        </div>
      </div>
      <div className={styles.actions} />
    </Card>
  )
}
