import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadingWords } from './loading-words.tsx'
import styles from './skeletons.module.css'

/** A table that is loading: cells in rows below the rule of its head. */
export const TableSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <div className={classNames(styles.list, styles.ruled)}>
    <LoadingWords />
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.cells}>
        {['80%', '90%', '70%', '50%'].map((width) => (
          <Skeleton key={width} width={width} height="16px" />
        ))}
      </div>
    ))}
  </div>
)
