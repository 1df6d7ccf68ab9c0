import { useState } from 'react'
import { failureToast } from '#web/api/failure-toast.ts'
import { fetchCsv } from '#web/api/fetch-csv.ts'
import { download } from '#web/browser/download.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { filtersOf, type OwnerSearch } from './table-search.ts'

type ExportButtonProps = { search: OwnerSearch } | { ids: readonly number[] }

/** Downloads what the table shows, all pages of it, or the chosen suppliers, as CSV. */
export function ExportButton(props: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const filters = 'ids' in props ? { ids: props.ids.join(',') } : filtersOf(props.search)
      download('suppliers.csv', await fetchCsv('GET /api/admin/suppliers', filters))
    } catch (error) {
      toast(failureToast(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="quiet"
      size={'ids' in props ? 'sm' : undefined}
      icon="download-simple"
      busy={isBusy}
      busyLabel="Exporting..."
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  )
}
