import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { counted } from '#shared/text/words.ts'
import { when } from '#shared/time/when.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { query } from '#web/api/reads/query.ts'
import { Section } from '#web/ui/layout/section.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { CsvButton } from './csv-button.tsx'
import { ListFilters } from './list-filters.tsx'
import { rangeOf } from './operations-path.ts'
import { RefreshButton } from './refresh-button.tsx'
import { PagedRows } from './paged-rows.tsx'
import styles from './operations.module.css'

type LoggedError = ResponseOf<'GET /api/admin/errors'>['items'][number]

const readOf = (search: OwnerSearch) => query('GET /api/admin/errors', { search: search.search, ...rangeOf(search) })

/** Shows what the site logged as errors, the last first. */
export function Errors({ search }: { search: OwnerSearch }) {
  const errors = useQuery({ ...readOf(search), placeholderData: keepPreviousData })
  return (
    <Section title="Errors" sub="The last ones that the site logged, without what tells who a person is.">
      <ListFilters
        search={search}
        label="Search, also by request id"
        aside={
          <>
            <RefreshButton of={errors} />
            <CsvButton name="errors.csv" load={() => fetchCsv('GET /api/admin/errors', { search: search.search })} />
          </>
        }
      />
      <PagedRows
        of={errors}
        search={search}
        counted={(total) => counted(total, 'error')}
        row={(error) => <ErrorRow key={error.id} error={error} />}
      />
    </Section>
  )
}

const ErrorRow = ({ error: { at, message, requestId, details, times } }: { error: LoggedError }) => (
  <ListRow>
    <RowWords>
      <p>{message}</p>
      <p className={styles.when}>
        {when(at)}
        {times > 1 && `, ${times.toLocaleString('en-AU')} times`}
        {requestId && (
          <>
            , request <code>{requestId}</code>
          </>
        )}
      </p>
      {details && (
        <details className={styles.details}>
          <summary>Where it happened</summary>
          <pre>{details}</pre>
        </details>
      )}
    </RowWords>
  </ListRow>
)
