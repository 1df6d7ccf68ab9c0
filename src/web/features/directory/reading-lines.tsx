import { Suspense } from 'react'
import type { SearchReading } from '#contract/search-reading.ts'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import type { DirectorySearch } from './directory-search.ts'
import styles from './reading-lines.module.css'

const ReadAs = lazyPart('features/directory/read-as', async () => (await import('./read-as.tsx')).ReadAs)

type ReadingLinesProps = {
  search: DirectorySearch
  reading: SearchReading | undefined
  /** Called after a link was followed that is removed by it. */
  onFollow: () => void
}

/** Says how the search was interpreted; announced by screen readers when it changes. */
export const ReadingLines = ({ search, reading, onFollow }: ReadingLinesProps) => (
  <div aria-live="polite" className={styles.reading}>
    <Suspense>{reading && <ReadAs search={search} reading={reading} onFollow={onFollow} />}</Suspense>
  </div>
)
