import { usePageLocation } from '#web/navigation/page-location.ts'
import styles from './loading-line.module.css'

/** A progress bar along the top edge while the next page's script is loading. */
export const LoadingLine = () => usePageLocation().isLeaving && <progress className={styles.line} aria-label="Loading the page" />
