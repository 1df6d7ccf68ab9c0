import { readingTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { FilledText } from '#web/ui/typography/filled-text.tsx'
import { useTexts } from '#web/use-site.ts'
import { suppliersPathWith, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'
import { ListingLink } from '#web/features/directory/list/listing-link.tsx'
import { rememberPlace } from '#web/storage/place.ts'
import { searchElsewhere } from '#web/features/directory/list/search-elsewhere.ts'
import { wordsWithout } from '#web/features/directory/search/words-without.ts'

type ReadingLinesProps = {
  search: DirectorySearch
  reading: SearchReading
  /** Called after a link was followed that is removed by it. */
  onFollow: () => void
}

/** Says how the search was interpreted, if not exactly as typed. */
export function ReadingLines({ search, reading, onFollow }: ReadingLinesProps) {
  const texts = useTexts(readingTexts)
  return (
    <>
      {reading.corrected && search.search && <Corrected search={search} corrected={reading.corrected} onFollow={onFollow} />}
      {reading.leftOut && reading.leftOut.length > 0 && <p>{matchedWords(texts, search.search, reading)}</p>}
      {reading.place && <RecognisedPlace search={search} place={reading.place} onFollow={onFollow} />}
      {reading.deliverBy && <p>{dayWords(texts, reading.deliverBy)}</p>}
      {reading.nearest && reading.place && <p>{filled(texts.nearest, { place: reading.place.label })}</p>}
      {search.location && <MeantPlaces location={search.location} search={search} reading={reading} onFollow={onFollow} />}
    </>
  )
}

type CorrectedProps = Pick<ReadingLinesProps, 'search' | 'onFollow'> & { corrected: string }

function Corrected({ search, corrected, onFollow }: CorrectedProps) {
  const texts = useTexts(readingTexts)
  const asTyped = <em>{search.search}</em>
  return (
    <p>
      <FilledText text={texts.corrected} values={{ corrected: <b>{corrected}</b>, search: asTyped }} /> {texts.instead}{' '}
      <TextLink render={<ListingLink search={search} to={(now) => suppliersPathWith(now, { exact: true })} onFollow={onFollow} />}>
        {asTyped}
      </TextLink>
    </p>
  )
}

/** Shows what is said of a location that is not known, or has nobody: the places that may be meant. */
function MeantPlaces({ location, search, reading: { place, meant = [] }, onFollow }: ReadingLinesProps & { location: string }) {
  const texts = useTexts(readingTexts)
  if (meant.length === 0) return place === null && <p>{filled(texts.unknownPlace, { location })}</p>
  const links = meant.map((label, at) => (
    <span key={label}>
      {at > 0 && <span>, </span>}
      <PlaceLink search={search} label={label} to={(now) => ({ ...now, location: label })} onFollow={onFollow} />
    </span>
  ))
  return (
    <p>
      {place === null && <span>{filled(texts.notKnown, { location })} </span>}
      <FilledText text={texts.meant} values={{ place: <span>{links}</span> }} />
    </p>
  )
}

const LIST = new Intl.ListFormat('en-AU')

/** Returns "Showing matches for “coffee beans”. “organic” was left out.", without the first sentence where it is not certain. */
function matchedWords(texts: typeof readingTexts.texts, searched: string | undefined, { leftOut = [], corrected }: SearchReading) {
  const matched = corrected ? undefined : wordsWithout(searched ?? '', leftOut)
  const sentences = [matched && filled(texts.matches, { words: `“${matched}”` }), leftOutWords(texts, leftOut)]
  return sentences.filter(Boolean).join(' ')
}

/** Returns "“organic” was left out." */
function leftOutWords({ oneLeftOut, leftOut }: typeof readingTexts.texts, words: readonly string[]) {
  const quoted = LIST.format(words.map((word) => `“${word}”`))
  return filled(words.length === 1 ? oneLeftOut : leftOut, { words: quoted })
}

const dayWords = (texts: typeof readingTexts.texts, { words, isLeftOut }: NonNullable<SearchReading['deliverBy']>) =>
  isLeftOut ? leftOutWords(texts, [words]) : filled(texts.deliverBy, { day: words })

type RecognisedPlaceProps = Pick<ReadingLinesProps, 'search' | 'onFollow'> & { place: ResolvedPlace }

/**
 * The place that was recognised in the search text, and other places of the same name. A place entered as the location is shown among the
 * filters instead.
 */
function RecognisedPlace({ search, place, onFollow }: RecognisedPlaceProps) {
  const texts = useTexts(readingTexts)
  const others = place.others ?? []
  if (search.location && others.length === 0) return null
  return (
    <p>
      <FilledText text={texts.place} values={{ place: <b>{place.label}</b> }} />
      {others.map((label, at) => (
        <span key={label}>
          {at === 0 ? ` ${texts.or} ` : ', '}
          <PlaceLink search={search} label={label} to={(now) => searchElsewhere(now, place, label)} onFollow={onFollow} />
        </span>
      ))}
    </p>
  )
}

type PlaceLinkProps = Pick<ReadingLinesProps, 'search' | 'onFollow'> & {
  label: string
  to: (now: DirectorySearch) => Partial<DirectorySearch>
}

/** Leads to the same search at another place, which is remembered. */
function PlaceLink({ search, label, to, onFollow }: PlaceLinkProps) {
  const follow = () => {
    rememberPlace(label)
    onFollow()
  }
  return (
    <TextLink render={<ListingLink search={search} to={(now) => suppliersPathWith(now, to(now))} onFollow={follow} />}>{label}</TextLink>
  )
}
