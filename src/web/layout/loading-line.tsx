import { useRouterState } from '@tanstack/react-router'
import styles from './loading-line.module.css'

/** Along the top edge while the next page's script is on its way. */
export function LoadingLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading && <progress className={styles.line} aria-label="Loading the page" />
}
