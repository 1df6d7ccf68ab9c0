import { useQuery } from '@tanstack/react-query'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import { TEXT_PAGES } from '#contract/site-texts/text-pages.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { SITE_CONTENT, ownerPath } from '#web/paths.ts'
import type { OwnerSearch } from '#web/search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { AutoSavedItem } from './fields/auto-saved-item.tsx'
import { HomeOrder } from './home-order.tsx'
import { Redirects } from './redirects.tsx'
import { TextSections } from './text-sections.tsx'
import { matching } from './matching.ts'
import styles from './site-content.module.css'

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

function Texts({ search }: { search: OwnerSearch }) {
  const items = useQuery({ ...read, refetchOnMount: 'always' })
  const show = (next: Partial<OwnerSearch>) => navigate(ownerPath({ ...search, ...next }), { replace: true, keepScroll: true })
  return (
    <>
      <div className={styles.filters}>
        <Field label="Search the texts">
          <TextInput
            type="search"
            icon="magnifying-glass"
            defaultValue={search.search}
            onChange={({ target }) => show({ search: target.value || undefined })}
          />
        </Field>
        <Field label="Page">
          <NativeSelect value={search.category ?? ''} onChange={({ target }) => show({ category: target.value || undefined })}>
            <option value="">All Pages</option>
            {Object.entries(TEXT_PAGES).map(([page, label]) => (
              <option key={page} value={page}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <QueryBoundary of={items} loading={<FieldsSkeleton fields={7} />}>
        {(all) => <Matches items={matching(all, { page: search.category, text: search.search })} />}
      </QueryBoundary>
    </>
  )
}

const Matches = ({ items }: { items: readonly SiteContentItem[] }) =>
  items.length === 0 ? (
    <EmptyState title="No text matches">Try a word of the text itself, or all pages.</EmptyState>
  ) : (
    <TextSections items={items}>{(item) => <AutoSavedItem item={item} />}</TextSections>
  )
