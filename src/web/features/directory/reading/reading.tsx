import { Suspense, type ComponentProps } from 'react'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import type { ReadingLines as Lines } from './reading-lines.tsx'
import styles from './reading.module.css'

const ReadingLines = lazyPart('features/directory/reading/reading-lines', async () => (await import('./reading-lines.tsx')).ReadingLines)

type ReadingProps = Omit<ComponentProps<typeof Lines>, 'reading'> & { reading: SearchReading | undefined }

/** The place of what is said about how a search was read; announced by screen readers when it changes. */
export const Reading = ({ reading, ...rest }: ReadingProps) => (
  <div aria-live="polite" className={styles.reading}>
    <Suspense>{reading && <ReadingLines {...rest} reading={reading} />}</Suspense>
  </div>
)
