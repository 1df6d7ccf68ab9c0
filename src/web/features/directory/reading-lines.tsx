import type { SearchReading } from '#contract/search-reading.ts'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { suppliersPathWith, type DirectorySearch } from './directory-search.ts'
import { ListingLink } from './listing-link.tsx'
import { rememberPlace } from './remembered-place.ts'
import { searchElsewhere } from './search-elsewhere.ts'
import styles from './reading-lines.module.css'

type ReadingLinesProps = {
  search: DirectorySearch
  reading: SearchReading | undefined
  /** Called after a link was followed that is removed by it. */
  onFollow: () => void
}

/** Says how the search was interpreted, if not exactly as typed; announced by screen readers when it changes. */
export const ReadingLines = ({ search, reading, onFollow }: ReadingLinesProps) => (
  <div aria-live="polite" className={styles.reading}>
    {reading?.corrected && search.search && <Corrected search={search} corrected={reading.corrected} onFollow={onFollow} />}
    {reading?.leftOut && reading.leftOut.length > 0 && <p>{leftOutWords(reading.leftOut)}</p>}
    {reading?.place && <RecognisedPlace search={search} place={reading.place} onFollow={onFollow} />}
    {reading?.place === null && search.location && (
      <p>We do not know a place called “{search.location}”. Check the spelling or use a postcode.</p>
    )}
  </div>
)

type CorrectedProps = Pick<ReadingLinesProps, 'search' | 'onFollow'> & { corrected: string }

const Corrected = ({ search, corrected, onFollow }: CorrectedProps) => (
  <p>
    Showing <b>{corrected}</b> for <em>{search.search}</em>. Search instead for{' '}
    <TextLink render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { exact: true })} onFollow={onFollow} />}>
      <em>{search.search}</em>
    </TextLink>
  </p>
)

const LIST = new Intl.ListFormat('en-AU')

/** Returns "Nobody has all of it: “organic” was left out." */
function leftOutWords(words: readonly string[]) {
  const quoted = LIST.format(words.map((word) => `“${word}”`))
  return `Nobody has all of it: ${quoted} ${words.length === 1 ? 'was' : 'were'} left out.`
}

type RecognisedPlaceProps = Pick<ReadingLinesProps, 'search' | 'onFollow'> & { place: ResolvedPlace }

/**
 * The place that was recognised in the search text, and other places of the same name. A place entered as the location is shown among the
 * filters instead.
 */
function RecognisedPlace({ search, place, onFollow }: RecognisedPlaceProps) {
  const others = place.others ?? []
  if (search.location && others.length === 0) return null
  return (
    <p>
      Place: <b>{place.label}</b>.
      {others.map((label, at) => (
        <span key={label}>
          {at === 0 ? ' Or ' : ', '}
          <TextLink
            render={
              <ListingLink
                search={search}
                to={(now) => suppliersPathWith(now, searchElsewhere(now, place, label))}
                onFollow={() => {
                  rememberPlace(label)
                  onFollow()
                }}
              />
            }
          >
            {label}
          </TextLink>
        </span>
      ))}
    </p>
  )
}
