import cover from '#web/features/suppliers/supplier-cover.module.css'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './supplier.module.css'

/** The placeholder of a profile while it is loading: cover, stamp, name and text, docket, and the first sections, in their places. */
export const SupplierSkeleton = () => (
  <div aria-busy="true">
    <p className="visually-hidden">Loading this supplier</p>
    <Skeleton className={cover.cover} />
    <Wrap className={styles.profile}>
      <div className={styles.blankHeader}>
        {BLANKS.header.map((look) => (
          <Skeleton key={look} className={styles[look]} />
        ))}
      </div>
      <div className={styles.side}>
        <Skeleton className={styles.blankDocket} />
      </div>
      <div className={styles.blankBody}>
        {BLANKS.body.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </Wrap>
  </div>
)

const BLANKS = { header: ['blankStamp', 'blankName', 'blankFacts', 'blankText'], body: ['44px', '96px', '180px', '320px'] } as const
