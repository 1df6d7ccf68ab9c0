import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadingWords } from './loading-words.tsx'
import styles from '#web/ui/layout/figures.module.css'

/** Figures side by side that are loading; `hasNotes` where each has a third line. */
export const FiguresSkeleton = ({ figures, hasNotes }: { figures: number; hasNotes?: boolean }) => (
  <div className={styles.figures} style={{ '--figures': figures }}>
    {Array.from({ length: figures }, (_, figure) => (
      <div key={figure} className={styles.figure}>
        {figure === 0 && <LoadingWords />}
        <Skeleton width="70px" height="34px" />
        <Skeleton width="110px" height="18px" />
        {hasNotes && <Skeleton width="90px" height="17px" />}
      </div>
    ))}
  </div>
)
