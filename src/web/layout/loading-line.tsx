import { usePlace } from '#web/navigation/place.ts'
import styles from './loading-line.module.css'

/** A progress bar along the top edge while the next page's script is loading. */
export const LoadingLine = () => usePlace().isLeaving && <progress className={styles.line} aria-label="Loading the page" />
