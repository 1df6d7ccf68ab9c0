import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadingWords } from './loading-words.tsx'
import styles from './skeletons.module.css'

/** A form that is loading: labels, each with its control below. */
export const FieldsSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <div className={styles.fields}>
    <LoadingWords />
    {Array.from({ length: fields }, (_, field) => (
      <div key={field} className={styles.field}>
        <Skeleton width="120px" height="20px" />
        <Skeleton height="var(--field)" />
      </div>
    ))}
  </div>
)
