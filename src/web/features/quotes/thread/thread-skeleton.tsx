import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './thread.module.css'

/** A request that is loading: its docket, and the prices beside it or below. */
export const ThreadSkeleton = () => (
  <div className={styles.frame}>
    <div className={styles.thread}>
      <div className={styles.docket}>
        <Skeleton height="340px" ground="var(--docket-canary)" />
      </div>
      <div className={styles.talk}>
        <section className={styles.part}>
          <Skeleton width="160px" height="28px" />
          <LinesSkeleton lines={8} />
        </section>
      </div>
    </div>
  </div>
)
