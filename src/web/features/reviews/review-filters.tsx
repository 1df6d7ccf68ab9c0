import { useRef } from 'react'
import { REVIEW_SORTS } from '#contract/options.ts'
import { followInPlace } from '#web/navigation/follow-in-place.ts'
import { Chip } from '#web/ui/controls/choice/chip.tsx'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EVERY_REVIEW, filterInWords, foundInWords, type ReviewFilter, type ReviewsPath } from './review-filter.ts'
import styles from './reviews.module.css'

const SORT_LABELS = { newest: 'Newest', highest: 'Highest', lowest: 'Lowest' }

type ReviewFiltersProps = {
  filter: ReviewFilter
  pathFor: ReviewsPath
  /** How many reviews the filter finds; undefined while that is not known. */
  found: number | undefined
}

/** Narrows the reviews to verified purchases, orders them, and says what is found. Numbers of stars are chosen in the summary. */
export function ReviewFilters({ filter, pathFor, found }: ReviewFiltersProps) {
  const { verified, sort = 'newest' } = filter
  const frame = useRef<HTMLDivElement>(null)
  const isFiltered = filterInWords(filter) !== ''
  const linkTo = (change: ReviewFilter, label: string) => (
    <a href={pathFor(change)} onClick={followInPlace(pathFor(change))}>
      {label}
    </a>
  )
  return (
    <div ref={frame} className={styles.filters}>
      <Chip active={verified} render={linkTo({ verified: verified ? undefined : true }, 'Verified purchases')}>
        Verified purchases
      </Chip>
      <Segmented label="Order of the reviews">
        {REVIEW_SORTS.map((one) => (
          <Segment
            key={one}
            label={SORT_LABELS[one]}
            active={one === sort}
            render={linkTo({ sort: one === 'newest' ? undefined : one }, SORT_LABELS[one])}
          />
        ))}
      </Segmented>
      <p aria-live="polite">{isFiltered && found !== undefined && foundInWords(found, filter)}</p>
      {isFiltered && (
        // The link goes with the filter, so the focus goes to what stays.
        <TextLink render={linkTo(EVERY_REVIEW, 'Show all reviews')} onClickCapture={() => frame.current?.querySelector('a')?.focus()} />
      )}
    </div>
  )
}
