import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import styles from './supplier-table-skeleton.module.css'

/** The number of rows in view at first. */
const ROWS = 9

/** The placeholder of the table in its size. */
export const SupplierTableSkeleton = () => (
  <div className={styles.rows} aria-hidden="true">
    {Array.from({ length: ROWS }, (_, at) => (
      <Skeleton key={at} height="56px" />
    ))}
  </div>
)
