import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

/** Asks for a link to a backup, which works for a minute, and downloads it. */
export function BackupButton({
  onBegun,
}: {
  /** Called once the download has begun, which the server notes a moment later. */ onBegun: () => void
}) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const downloadBackup = async () => {
    setBusy(true)
    try {
      const { url } = await fetchAgain(client, 'GET /api/admin/backup', {})
      // With this attribute a download that is refused does not replace the page.
      Object.assign(document.createElement('a'), { href: url, download: '' }).click()
      onBegun()
      toast({ title: 'The backup is being downloaded', description: 'Your browser shows when it is complete.', tone: 'success' })
    } catch (error) {
      toast(failureToast(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download-simple" busy={isBusy} busyLabel="Preparing..." onClick={() => void downloadBackup()}>
      Download a backup
    </Button>
  )
}
