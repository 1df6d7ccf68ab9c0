import { QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { COUNTED } from '#contract/options.ts'
import { tableTexts } from '#contract/site-texts/listing-table-texts.ts'
import { emptyTexts } from '#contract/site-texts/listing-texts.ts'
import { listTexts, searchBarTexts } from '#contract/site-texts/directory-texts.ts'
import { textsOf } from '#contract/site-texts/text-group.ts'
import type { Site } from '#contract/site/site.ts'
import { BROWSER_TEXTS, copyIn, markOf, marksOf, WORDS } from '#test/app/site-copy.ts'
import { unanswered } from '#test/app/unanswered.ts'
import { AskAll } from '#web/features/quotes/ask/bulk/ask-all.tsx'
import { RemoveButton } from '#web/features/saved/remove-button.tsx'
import { SiteContext } from '#web/use-site.ts'
import { BlockingChips } from '#web/features/directory/filters/blocking-filters.tsx'
import { fullSelection } from '#web/features/directory/selection/bulk-checkbox.tsx'
import { CountLine } from '#web/features/directory/list/count-line.tsx'
import { LocateButton, LocationStatus } from '#web/features/directory/place/location-field.tsx'
import { Misses } from '#web/features/directory/list/near-misses.tsx'
import { linkText } from '#web/features/directory/list/nearest-category.tsx'
import { FailedSuppliers } from '#web/features/directory/list/failed-suppliers.tsx'
import { PlaceList } from '#web/features/directory/place/place-suggestions.tsx'
import { AlertNote, SearchAlertForm } from './search-alert-form.tsx'
import type { SearchOption } from './search-options.ts'
import { SuggestionList } from './search-suggestions.tsx'
import { SupplierTable } from '#web/features/directory/rows/supplier-table.tsx'
import { answerWords, deliveryWords } from '#web/features/directory/rows/table-texts.ts'
import { LocationMissing, problemOf } from '#web/features/directory/place/own-position.ts'

const texts = marksOf(WORDS)
const site: Site = {
  publicUrl: 'https://backdock.example',
  isDemo: false,
  proof: [],
  content: { texts, css: '' },
  statements: { figures: 'hidden', testimonials: 'hidden' },
}
const search = textsOf(searchBarTexts, texts)
const table = textsOf(tableTexts, texts)
const ignore = () => undefined

const places = (options: string[]) => (
  <PlaceList
    isOpen
    active={-1}
    options={options}
    list={{ id: 'places', role: 'listbox', tabIndex: -1, onMouseDown: ignore }}
    option={(at) => ({ id: `place-${at}`, role: 'option', onClick: ignore })}
  />
)

const suggestions = (options: SearchOption[]) => (
  <SuggestionList
    isOpen
    active={-1}
    typed="oa"
    options={options}
    list={{ id: 'suggestions', role: 'listbox', tabIndex: -1, onMouseDown: ignore }}
    option={(at) => ({ id: `suggestion-${at}`, role: 'option', onClick: ignore })}
  />
)

const RECEIVERS = [7, 8].map((id) => ({ id, businessName: 'Bean Co', category: 'Coffee' as const, suburb: null, state: null }))

/** What a browser shows after something has happened, and what it says in toasts and links by a number. */
const STATES = (
  <>
    <CountLine level={1} isLoading total={undefined} />
    <CountLine level={1} isLoading={false} total={undefined} />
    <CountLine level={1} isLoading={false} total={COUNTED + 1} />
    {places(['Preston VIC 3072'])}
    {places(['Preston VIC 3072', 'Preston TAS 7315'])}
    {suggestions([{ kind: 'recent', text: 'Preston VIC 3072' }, { kind: 'clear' }])}
    {suggestions([
      { kind: 'goods', text: 'Preston VIC 3072', category: null },
      { kind: 'category', text: 'Dairy' },
      { kind: 'supplier', text: 'Preston VIC 3072', id: 1, category: 'Dairy', suburb: null, state: null },
      { kind: 'place', text: 'Preston VIC 3072' },
    ])}
    <LocateButton isLocating onPress={ignore} />
    <LocationStatus isLocating problem={undefined} located="" />
    <LocationStatus isLocating={false} problem={undefined} located="Preston VIC 3072" />
    <RemoveButton supplier={{ id: 7, businessName: 'Bean Co' }} onRemoved={ignore} />
    <BlockingChips search={{}} filters={[2, 1].map((count) => ({ name: 'category' as const, label: 'Coffee', count }))} onFollow={ignore} />
    <AskAll search={{ search: 'oat milk' }} items={RECEIVERS} total={30} />
    {[true, false].map((isFiltered) => (
      <Misses key={`${isFiltered}`} suppliers={[]} isFiltered={isFiltered} reading={{ goods: 'oat milk' }} level={2} favouriteOf={ignore} />
    ))}
    <FailedSuppliers level={2} message="The database is not available." onRetry={ignore} isRetrying />
    <FailedSuppliers level={2} message="The database is not available." onRetry={ignore} isRetrying={false} />
    <SearchAlertForm search="oat milk" location={undefined} level={3} />
    <SearchAlertForm search="oat milk" location="Preston VIC 3072" level={3} />
    <SupplierTable suppliers={[]} search={{}} isStale={false} />
    <AlertNote email="ann@cafe.example" search="oat milk" />
  </>
)
const SAID: string[] = [
  ...Object.values(fullSelection(textsOf(listTexts, texts))),
  ...[undefined, 1, 2].map((count) => linkText(textsOf(emptyTexts, texts), count)),
  deliveryWords(table, { deliveryDays: [], delivers: true })!,
  ...[60, 24 * 60, 48 * 60].map((minutes) => answerWords(table, minutes)!),
  problemOf(search, new LocationMissing()),
  ...[1, 2].map((code) => problemOf(search, { code, PERMISSION_DENIED: 1 })),
]
const DATA = new Set([
  'Preston VIC 3072',
  'Preston TAS 7315',
  'Coffee',
  'Dairy',
  'The database is not available.',
  'ann@cafe.example',
  'oat milk',
  'you@yourcafe.com.au',
])

const rendered = () =>
  parseHTML(
    renderToStaticMarkup(
      <SiteContext value={site}>
        <QueryClientProvider client={unanswered()}>
          <main>{STATES}</main>
        </QueryClientProvider>
      </SiteContext>,
    ),
  ).document.querySelector('main')!

describe('What the listing shows in a browser only', () => {
  test('each of its texts is shown in one of these states', () => {
    const shown = rendered().outerHTML + SAID.join(' ')
    expect(BROWSER_TEXTS.filter((key) => !shown.includes(markOf(key)))).toEqual([])
  })

  test('these states have no words of their own beside them', () => {
    expect(copyIn(rendered(), DATA)).toEqual([])
    expect(SAID.filter((text) => !text.includes('⟦'))).toEqual([])
  })
})
