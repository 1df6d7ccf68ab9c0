import { useState } from 'react'
import type { RequestOf } from '#contract/api.ts'
import { failureToast } from '#web/api/failure-toast.ts'
import { fetchCsv } from '#web/api/fetch-csv.ts'
import { download } from '#web/browser/download.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

type Lists = 'GET /api/admin/sign-ups' | 'GET /api/admin/newsletter'
type ExportButtonProps<A extends Lists> = { name: string; address: A; filters: Omit<RequestOf<A>, 'limit' | 'offset'> }

/** Downloads all addresses that the filters find. */
export function ExportButton<A extends Lists>({ name, address, filters }: ExportButtonProps<A>) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      download(name, await fetchCsv(address, filters))
    } catch (error) {
      toast(failureToast(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" icon="download-simple" busy={isBusy} busyLabel="Exporting..." onClick={() => void save()}>
      Export CSV
    </Button>
  )
}
