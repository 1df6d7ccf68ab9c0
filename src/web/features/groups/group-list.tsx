import { useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '#contract/options.ts'
import type { GroupSummary } from '#contract/groups/groups.ts'
import { hintInWords } from '#shared/groups/group-words.ts'
import { capitalised } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { GROUPS, groupPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { GROUPS_A_PAGE, groupsPath, groupsRead, type GroupsSearch } from './group-reads.ts'
import { closingOf, STATE_WORDS, sumOf, unitOf } from './group-words.ts'
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
            <EmptyState title="No group here yet" action={<ButtonLink href={`${GROUPS}/new`}>Open a group</ButtonLink>}>
              Nobody near this place is gathering an order. Open one, and share its page with the venues next door.
            </EmptyState>
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

function GroupRow({ group }: { group: GroupSummary }) {
  const { id, item, unit, category, place, state, hint } = group
  return (
    <ListRow>
      <RowWords>
        <p className={styles.name}>
          <TextLink href={groupPath(id)}>{item}</TextLink> <Tag>{STATE_WORDS[state]}</Tag>
        </p>
        <p className={styles.meta}>{`${capitalised(unitOf(group))}, ${category}, ${place}`}</p>
        <p className={styles.meta}>{`${sumOf(group)}. ${closingOf(group)}`}</p>
        {hint && <p className={styles.hint}>{hintInWords(hint, unit)}</p>}
      </RowWords>
    </ListRow>
  )
}
