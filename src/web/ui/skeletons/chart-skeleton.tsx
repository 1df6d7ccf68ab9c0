import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadingWords } from './loading-words.tsx'
import styles from './skeletons.module.css'

/** A chart that is loading: its plot, of this height in pixels, and the line of its legend. */
export const ChartSkeleton = ({ height }: { height: number }) => (
  <div className={styles.lines}>
    <LoadingWords />
    <Skeleton height={`${height}px`} />
    <Skeleton width="240px" height="20px" />
  </div>
)
