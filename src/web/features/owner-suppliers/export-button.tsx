import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fetchCsv } from '#web/api/reads/fetch-csv.ts'
import type { OwnerSearch } from '#web/search.ts'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { filtersOf } from './table-search.ts'

type ExportButtonProps = { search: OwnerSearch } | { ids: readonly number[] }

/** Downloads what the table shows, all pages of it, or the chosen suppliers, as CSV. */
export const ExportButton = (props: ExportButtonProps) => (
  <DownloadButton
    name="suppliers.csv"
    load={() => fetchCsv('GET /api/admin/suppliers', 'ids' in props ? { ids: props.ids.join(',') } : filtersOf(props.search))}
    onFailure={(error) => toast(failureToast(error))}
    busyLabel="Exporting..."
    size={'ids' in props ? 'sm' : undefined}
  >
    Export CSV
  </DownloadButton>
)
