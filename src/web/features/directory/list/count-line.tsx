import { countTexts, filterTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import { COUNTED } from '#contract/options.ts'
import { Suspense, type Ref } from 'react'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './count-line.module.css'

const MayHaveIt = lazyPart('features/directory/reading/reading-lines', async () => (await import('./may-have-it.tsx')).MayHaveIt)

type CountLineProps = {
  /** Undefined while it is loading and after a failure. */
  total?: number | undefined
  isLoading: boolean
  /** How the search was read; it says where the list is of those who may have what nobody names. */
  reading?: SearchReading | undefined
  /** Whether the list is of those who deliver to a place that is not known yet. */
  needsPlace?: boolean
  level: 1 | 2
  ref?: Ref<HTMLHeadingElement>
}

/** Id of the heading, to which the link that skips the filters leads. */
export const RESULTS = 'results'

/** The heading of the list, announced by screen readers when it changes. */
export function CountLine({ total, isLoading, reading, needsPlace, level, ref }: CountLineProps) {
  const texts = useTexts(countTexts)
  const { where } = useTexts(filterTexts)
  const Heading = `h${level}` as const
  return (
    <Heading ref={ref} id={RESULTS} tabIndex={-1} aria-live="polite" className={styles.count}>
      {isLoading ? (
        texts.loading
      ) : needsPlace ? (
        where
      ) : reading?.goods && total ? (
        <Suspense fallback={texts.loading}>
          <MayHaveIt reading={reading} total={total} />
        </Suspense>
      ) : (
        found(texts, total)
      )}
    </Heading>
  )
}

function found({ unknown, more, one, many }: typeof countTexts.texts, total: number | undefined) {
  if (total === undefined) return unknown
  if (total > COUNTED) return filled(more, { count: COUNTED })
  return total === 1 ? one : filled(many, { count: total })
}
