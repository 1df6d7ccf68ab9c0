import { usePlace } from '#web/navigation/place.ts'
import styles from './loading-line.module.css'

/** Along the top edge while the next page's script is on its way. */
export const LoadingLine = () => usePlace().isLeaving && <progress className={styles.line} aria-label="Loading the page" />
