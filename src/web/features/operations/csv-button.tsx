import { failureToast } from '#web/api/writes/failure-toast.ts'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

type CsvButtonProps = {
  /** The name of the file. */
  name: string
  load: () => Promise<Blob>
}

/** Downloads a whole list with its filters, all pages of it. */
export const CsvButton = (file: CsvButtonProps) => (
  <DownloadButton {...file} busyLabel="Exporting..." onFailure={(error) => toast(failureToast(error))}>
    Export CSV
  </DownloadButton>
)
