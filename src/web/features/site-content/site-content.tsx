import { useQuery } from '@tanstack/react-query'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import { TEXT_PAGE_NAMES } from '#contract/site-texts/text-group.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { ownerSearchNow } from '#web/navigation/search-now.ts'
import { SITE_CONTENT, ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { useDrafts } from './drafts/use-drafts.ts'
import { useUndo } from './drafts/use-undo.ts'
import { TextEditor } from './editor/text-editor.tsx'
import type { Shown } from './editor/use-text-editor.ts'
import { AutoSavedItem } from './fields/auto-saved-item.tsx'
import { HomeOrder } from './home-order.tsx'
import { Redirects } from './redirects.tsx'

const LISTS = [
  { list: undefined, label: 'Texts' },
  { list: 'order', label: 'Home page order' },
  { list: 'redirects', label: 'Redirects' },
]

/** The owner's editor of the site: its texts, which are saved as they are changed, the order of the home page, and redirects. */
export function SiteContentTab({ search }: { search: OwnerSearch }) {
  return (
    <Stack gap={6}>
      <Stack row gap={4} justify="space-between">
        <Chips label="What to edit">
          {LISTS.map(({ list, label }) => (
            <li key={label}>
              <Chip active={list === search.list} render={<a href={ownerPath({ tab: 'site', list })}>{label}</a>}>
                {label}
              </Chip>
            </li>
          ))}
        </Chips>
        <ButtonLink href={SITE_CONTENT} variant="quiet" icon="eye">
          Content and styling with preview
        </ButtonLink>
      </Stack>
      {search.list === 'order' ? (
        <HomeOrder search={search} />
      ) : search.list === 'redirects' ? (
        <Redirects search={search} />
      ) : (
        <Texts search={search} />
      )}
    </Stack>
  )
}

const read = query('GET /api/admin/content', {})

const Texts = ({ search }: { search: OwnerSearch }) => (
  <QueryBoundary of={useQuery({ ...read, refetchOnMount: 'always' })} loading={<FieldsSkeleton fields={7} />}>
    {(items) => <LiveTexts items={items} search={search} />}
  </QueryBoundary>
)

function LiveTexts({ items, search }: { items: readonly SiteContentItem[]; search: OwnerSearch }) {
  const drafts = useDrafts(items)
  const undo = useUndo({ texts: items, onUndone: drafts.drop })
  const shown: Shown = {
    search: search.search,
    page: TEXT_PAGE_NAMES.find((name) => name === search.category),
    preview: search.preview === 'true',
  }
  return (
    <TextEditor items={items} drafts={drafts} shown={shown} onShow={show} head={<p>Each change is live at once.</p>}>
      {(item) => <AutoSavedItem item={item} drafts={drafts} undo={undo} />}
    </TextEditor>
  )
}

function show(next: Partial<Shown>) {
  const { search, category, preview, ...now } = ownerSearchNow()
  const shown = { search, page: category, preview: preview === 'true', ...next }
  const open = { search: shown.search, category: shown.page, preview: shown.preview ? 'true' : undefined }
  navigate(ownerPath({ ...now, ...open }), { replace: true, keepScroll: true })
}
