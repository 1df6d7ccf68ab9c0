import { counted } from '#shared/text/words.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { query } from '#web/api/reads/query.ts'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { CsvButton } from './csv-button.tsx'
import { EmailRow } from './email-row.tsx'
import { STATUS_LABELS } from './email-texts.ts'
import { ListFilters } from './list-filters.tsx'
import { rangeOf } from './operations-path.ts'
import { RefreshButton } from './refresh-button.tsx'
import { TestEmailButton } from './test-email-button.tsx'
import { PagedRows } from './paged-rows.tsx'
import styles from './operations.module.css'

type Status = keyof typeof STATUS_LABELS
// The keys of an object are those of its type.
const STATUSES = Object.entries(STATUS_LABELS) as [Status, string][]

const filtersOf = (search: OwnerSearch) => ({
  search: search.search,
  status: STATUSES.find(([status]) => status === search.status)?.[0],
})
const readOf = (search: OwnerSearch) => query('GET /api/admin/emails', { ...filtersOf(search), ...rangeOf(search) })

/** The emails of the site, the last first; those that were given up can be tried again. */
export function Emails({ search }: { search: OwnerSearch }) {
  const list = useRef<HTMLDivElement>(null)
  const emails = useQuery({ ...readOf(search), placeholderData: keepPreviousData })
  return (
    <Section title="Emails" sub="The last first. What they say stays between those who write and read them." aside={<TestEmailButton />}>
      <ListFilters
        search={search}
        label="Search by recipient"
        aside={
          <>
            <RefreshButton of={emails} />
            <CsvButton name="emails.csv" load={() => fetchCsv('GET /api/admin/emails', filtersOf(search))} />
          </>
        }
      >
        <NativeSelect name="status" tool aria-label="State" defaultValue={search.status ?? ''}>
          <option value="">All states</option>
          {STATUSES.map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </ListFilters>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <PagedRows
          of={emails}
          search={search}
          counted={(total) => counted(total, 'email')}
          row={(email) => <EmailRow key={email.id} email={email} onRetried={() => list.current?.focus()} />}
        />
      </div>
    </Section>
  )
}
