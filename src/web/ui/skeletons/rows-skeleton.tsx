import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadingWords } from './loading-words.tsx'
import styles from './skeletons.module.css'

type RowsSkeletonProps = {
  rows?: number
  /** The size in pixels of the picture before the words of each row, where there is one. */
  picture?: number
  /** Whether a row ends with what can be done with it. */
  hasAction?: boolean
}

/** A list of rows that is loading: a title and a line below it, between hairlines. */
export const RowsSkeleton = ({ rows = 3, picture, hasAction }: RowsSkeletonProps) => (
  <div className={styles.list}>
    <LoadingWords />
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={classNames(styles.row, picture !== undefined && styles.pictured)}>
        {picture !== undefined && <Skeleton width={`${picture}px`} height={`${picture}px`} />}
        <div className={styles.words}>
          <Skeleton width="45%" height="18px" />
          <Skeleton width="75%" height="14px" />
        </div>
        {hasAction && <Skeleton width="96px" height="36px" />}
      </div>
    ))}
  </div>
)
