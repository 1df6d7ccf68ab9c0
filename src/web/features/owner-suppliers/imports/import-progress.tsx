import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SupplierImport } from '#contract/owner/supplier-imports.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { totals } from './dry-run-report.tsx'
import styles from './imports.module.css'
import { UndoImport } from './undo-import.tsx'
import { SHOWS_SUPPLIERS } from '#web/features/owner-suppliers/table-search.ts'

/** How often an import under way is asked about. */
const INTERVAL_MS = 1000

const isUnderWay = (data: SupplierImport | undefined) => data?.status === 'waiting' || data?.status === 'running'

/** Shows how far an import is, and in the end its report to keep. */
export function ImportProgress({ id }: { id: string }) {
  const client = useQueryClient()
  const read = useQuery({
    ...query('GET /api/admin/imports/:id', { id }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) || state.data?.undo?.status === 'running' ? INTERVAL_MS : false),
  })
  const isDone = read.data !== undefined && !isUnderWay(read.data)
  const undo = read.data?.undo?.status
  useEffect(() => {
    if (isDone) for (const address of SHOWS_SUPPLIERS) void client.invalidateQueries({ queryKey: [address] })
  }, [client, isDone, undo])
  return (
    <QueryBoundary of={read} loading={<Skeleton height="120px" />}>
      {(found) => (
        <Stack gap={4}>
          {isUnderWay(found) && <UnderWay found={found} />}
          {found.status === 'done' && (
            <Note tone="success" title="The import is done">
              {totals(found)}
            </Note>
          )}
          {found.status === 'failed' && (
            <Note tone="error" title="The import stopped">
              {found.error} So far: {totals(found)}.
            </Note>
          )}
          {isDone && <Report id={id} />}
          {isDone && <UndoImport found={found} />}
        </Stack>
      )}
    </QueryBoundary>
  )
}

const UnderWay = ({ found: { bytes, bytesRead, rowsRead } }: { found: SupplierImport }) => (
  <div className={styles.progress}>
    <label htmlFor="import-progress">Importing: {rowsRead.toLocaleString('en-AU')} rows so far. You can leave this page; it goes on.</label>
    <progress id="import-progress" max={bytes} value={bytesRead} />
  </div>
)

const Report = ({ id }: { id: string }) => (
  <Stack row gap={3}>
    <DownloadButton
      name="import.csv"
      load={() => fetchCsv('GET /api/admin/imports/:id/rows', { id })}
      onFailure={(error) => toast(failureToast(error))}
      busyLabel="Downloading..."
    >
      Download the report
    </DownloadButton>
  </Stack>
)
