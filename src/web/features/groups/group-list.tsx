import { useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '#contract/options.ts'
import { groupsEmptyTexts, groupsHeadTexts } from '#contract/site-texts/group-texts.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { GROUPS } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { useTexts } from '#web/use-site.ts'
import { GROUPS_A_PAGE, groupsPath, groupsRead, type GroupsSearch } from './group-reads.ts'
import { GroupRow } from './group-row.tsx'
import styles from './groups.module.css'

/** The groups of a place and a category, those that can be joined first. */
export function GroupList({ search }: { search: GroupsSearch }) {
  const groups = useQuery(groupsRead(search))
  return (
    <section aria-label="Groups" className={styles.column}>
      <Filters search={search} />
      <QueryBoundary of={groups} loading={<RowsSkeleton rows={3} />}>
        {({ items, total }) =>
          total === 0 ? (
            <NoGroups />
          ) : (
            <>
              <ul>
                {items.map((group) => (
                  <GroupRow key={group.id} group={group} />
                ))}
              </ul>
              <PageLinks
                page={search.page ?? 1}
                total={total}
                pageSize={GROUPS_A_PAGE}
                hrefOf={(page) => groupsPath({ ...search, page })}
              />
            </>
          )
        }
      </QueryBoundary>
    </section>
  )
}

function NoGroups() {
  const { title, text } = useTexts(groupsEmptyTexts)
  const { start } = useTexts(groupsHeadTexts)
  return (
    <EmptyState title={title} action={<ButtonLink href={`${GROUPS}/new`}>{start}</ButtonLink>}>
      {text}
    </EmptyState>
  )
}

function Filters({ search: { location, category } }: { search: GroupsSearch }) {
  return (
    <form action={GROUPS} className={styles.filters} aria-label="Groups by place and category">
      <Field label="Suburb or postcode" optional>
        <TextInput key={location} name="location" defaultValue={location} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Category" optional>
        <NativeSelect key={category} name="category" defaultValue={category ?? ''}>
          <option value="">All</option>
          {CATEGORIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" variant="quiet">
        Show
      </Button>
    </form>
  )
}
