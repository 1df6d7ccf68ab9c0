import { useQuery } from '@tanstack/react-query'
import { MIN_SEARCHERS, SEARCH_WEEKS, type LeadingSearch } from '#contract/dashboard/insights.ts'
import { benefitsOf } from '#contract/billing/plans.ts'
import type { ResponseOf } from '#contract/api.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { useMe } from '#web/api/session/me.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { FigureTable } from '#web/ui/charts/figure-table.tsx'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import styles from './insights.module.css'

/** The searches that led visitors to the listing, and with Enterprise the file of all events. */
export function LeadingSearches() {
  const benefits = benefitsOf(useMe()?.plan)
  return (
    <Panel title="What buyers searched for" aside={benefits.hasEventExport && <EventsButton />}>
      <Searches />
    </Panel>
  )
}

const Searches = () => (
  <QueryBoundary
    of={useQuery({ ...query('GET /api/dashboard/supplier/searches', {}), refetchOnMount: 'always' })}
    loading={<TableSkeleton rows={4} />}
  >
    {(found) => <SearchTable {...found} />}
  </QueryBoundary>
)

const KINDS: Record<LeadingSearch['kind'], string> = { search: 'Words', category: 'Category', place: 'Place' }

const SearchTable = ({ searches, others }: ResponseOf<'GET /api/dashboard/supplier/searches'>) => (
  <>
    {searches.length > 0 && (
      <FigureTable
        label={`Searches of the last ${SEARCH_WEEKS} weeks`}
        columns={['Searched for', 'By', 'Visitors']}
        rows={searches.map(({ kind, text, visitors }) => ({
          key: `${kind} ${text}`,
          name: text,
          cells: [KINDS[kind], visitors.toLocaleString('en-AU')],
        }))}
      />
    )}
    <p className={styles.note}>
      {searches.length === 0 &&
        others === 0 &&
        `In the last ${SEARCH_WEEKS} weeks nobody came to your profile from the list of suppliers. `}
      {others > 0 && `${others === 1 ? '1 visitor' : `${others.toLocaleString('en-AU')} visitors`} came by other words. `}
      Words are shown once {MIN_SEARCHERS} visitors of one day have used them.
    </p>
  </>
)

const EventsButton = () => (
  <DownloadButton
    name="events.csv"
    load={() => fetchCsv('GET /api/dashboard/supplier/events', {})}
    onFailure={(error) => toast(failureToast(error))}
    busyLabel="Exporting..."
    size="sm"
  >
    All events as CSV
  </DownloadButton>
)
