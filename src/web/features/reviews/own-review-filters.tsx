import { STARS } from '#contract/options.ts'
import { counted } from '#shared/text/words.ts'
import { followInPlace } from '#web/navigation/follow-in-place.ts'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'

/** Which of the own reviews are shown. */
export type OwnReviewFilter = { rating?: (typeof STARS)[number] | undefined; unanswered?: true | undefined }

type OwnReviewFiltersProps = { filter: OwnReviewFilter; pathFor: (filter: OwnReviewFilter) => string }

/** Narrows the reviews to those without a reply, and to a number of stars; what is chosen is taken back by another press. */
export function OwnReviewFilters({ filter, pathFor }: OwnReviewFiltersProps) {
  const chip = (label: string, active: boolean, change: OwnReviewFilter) => {
    const href = pathFor({ ...filter, ...change })
    return (
      <li key={label}>
        <Chip
          active={active}
          render={
            <a href={href} onClick={followInPlace(href)}>
              {label}
            </a>
          }
        >
          {label}
        </Chip>
      </li>
    )
  }
  const { rating, unanswered } = filter
  return (
    <Chips label="Which reviews">
      {chip('No reply yet', unanswered === true, { unanswered: unanswered ? undefined : true })}
      {STARS.toReversed().map((stars) => chip(counted(stars, 'star'), stars === rating, { rating: stars === rating ? undefined : stars }))}
    </Chips>
  )
}
