import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { query } from '#web/api/reads/query.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { CsvButton } from './csv-button.tsx'
import { RefreshButton } from './refresh-button.tsx'
import styles from './operations.module.css'

type Job = ResponseOf<'GET /api/admin/jobs'>['items'][number]

const read = query('GET /api/admin/jobs', { limit: 100 })

/** The scheduled jobs and the queues, with how they ended last. */
export function Jobs() {
  const jobs = useQuery(read)
  const aside = (
    <Stack row gap={2}>
      <RefreshButton of={jobs} />
      <CsvButton name="jobs.csv" load={() => fetchCsv('GET /api/admin/jobs', {})} />
    </Stack>
  )
  return (
    <Section title="Jobs" sub="What runs by itself, in Sydney time, and what waits in queues." aside={aside}>
      <QueryBoundary of={jobs} loading={<TableSkeleton />}>
        {({ items }) => (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Job</th>
                <th scope="col">Last run</th>
                <th scope="col">Next run</th>
                <th scope="col">Waiting</th>
                <th scope="col">Running</th>
                <th scope="col">Failed</th>
              </tr>
            </thead>
            <tbody>
              {items.map((job) => (
                <JobRow key={job.name} job={job} />
              ))}
            </tbody>
          </table>
        )}
      </QueryBoundary>
    </Section>
  )
}

const JobRow = ({ job: { name, schedule, nextRunAt, lastRun, waiting, running, failed } }: { job: Job }) => (
  <tr>
    <th scope="row">
      {name}
      {schedule && <code className={styles.schedule}>{schedule}</code>}
    </th>
    <td data-label="Last run">
      {lastRun ? `${lastRun.isFailed ? 'Failed' : 'Done'}, ${when(lastRun.finishedAt)}` : 'Not yet'}
      {lastRun?.reason && <Reason text={lastRun.reason} />}
    </td>
    <td data-label="Next run">{nextRunAt ? when(nextRunAt) : 'When something comes'}</td>
    <td data-label="Waiting" className={styles.number}>
      {waiting.toLocaleString('en-AU')}
    </td>
    <td data-label="Running" className={styles.number}>
      {running.toLocaleString('en-AU')}
    </td>
    <td data-label="Failed" className={styles.number}>
      {failed.toLocaleString('en-AU')}
    </td>
  </tr>
)

/** The first line of a reason, and the rest on demand. */
const Reason = ({ text }: { text: string }) => (
  <details className={styles.details}>
    <summary>{text.split('\n', 1)[0]}</summary>
    <pre>{text}</pre>
  </details>
)
