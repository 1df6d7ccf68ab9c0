import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FiguresSkeleton } from '#web/ui/skeletons/figures-skeleton.tsx'
import styles from './overview.module.css'

/** The first tab while it is loading: figures, requests, and the two columns below them. */
export const OverviewSkeleton = () => (
  <div className={styles.overview}>
    <FiguresSkeleton figures={4} hasNotes />
    <Skeleton height="330px" />
    <div className={styles.columns}>
      {[0, 1].map((column) => (
        <div key={column} className={styles.column}>
          <Skeleton height="480px" />
          <Skeleton height="240px" />
        </div>
      ))}
    </div>
  </div>
)
