import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadingWords } from './loading-words.tsx'
import styles from './skeletons.module.css'

/** A text or a short list that is loading: lines of uneven width. */
export const LinesSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <div className={styles.lines}>
    <LoadingWords />
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={`${[85, 70, 92, 60][line % 4]}%`} height="20px" />
    ))}
  </div>
)
