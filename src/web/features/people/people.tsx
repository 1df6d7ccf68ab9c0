import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PersonRow as Person } from '#contract/owner/people.ts'
import { counted } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { navigate } from '#web/navigation/navigate.ts'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { DeletePerson } from './delete-person.tsx'
import { LISTS, PAGE_SIZE, peoplePath, peopleRead, roleIn } from './people-search.ts'
import styles from './people.module.css'
import { PersonRow } from './person-row.tsx'

/** Every account of the marketplace, with what an owner does for somebody who cannot do it. */
export function People({ search }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const [deleting, setDeleting] = useState<Person>()
  const read = useQuery({ ...peopleRead(search), placeholderData: keepPreviousData, refetchOnMount: 'always' })
  const focusList = () => list.current?.focus()
  return (
    <>
      <Section size="tab" title="People" sub="Everybody with an account, the newest first.">
        <Filters search={search} />
        <div ref={list} tabIndex={-1} className={styles.list}>
          <QueryBoundary of={read} loading={<RowsSkeleton hasAction />}>
            {({ items, total }) => (
              <>
                <output className={styles.count}>{total === 0 ? 'Nobody is like that.' : counted(total, 'account')}</output>
                <ul>
                  {items.map((person) => (
                    <PersonRow key={person.id} person={person} onDone={focusList} onDelete={() => setDeleting(person)} />
                  ))}
                </ul>
                <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => peoplePath(search, { page })} />
              </>
            )}
          </QueryBoundary>
        </div>
      </Section>
      {deleting && <DeletePerson person={deleting} onDeleted={focusList} onClose={() => setDeleting(undefined)} />}
    </>
  )
}

const Filters = ({ search }: { search: OwnerSearch }) => (
  <>
    <ListChips
      label="Kinds of accounts"
      lists={LISTS.map(({ role, label }) => ({
        label,
        href: peoplePath(search, { status: role }),
        active: role === roleIn(search),
      }))}
    />
    <SearchForm
      label="Name, email address or listing"
      placeholder="Name, email address or listing"
      value={search.search}
      onFind={(text) => navigate(peoplePath(search, { search: text }), { keepScroll: true, replace: true })}
      className={styles.find}
    />
  </>
)
