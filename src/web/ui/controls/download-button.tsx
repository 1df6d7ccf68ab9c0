import { useState } from 'react'
import { download } from '#web/browser/download.ts'
import { Button } from './button.tsx'

type DownloadButtonProps = {
  /** The name of the file. */
  name: string
  load: () => Promise<Blob>
  /** Called with what `load` fails with. */
  onFailure: (error: unknown) => void
  busyLabel: string
  size?: 'sm'
  children: string
}

/** Loads or makes a file and offers it for download; busy while it loads. */
export function DownloadButton({ name, load, onFailure, busyLabel, size, children }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      download(name, await load())
    } catch (error) {
      onFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" size={size} icon="download-simple" busy={isBusy} busyLabel={busyLabel} onClick={() => void save()}>
      {children}
    </Button>
  )
}
