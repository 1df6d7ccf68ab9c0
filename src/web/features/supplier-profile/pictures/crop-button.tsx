import { lazy, Suspense, useState } from 'react'
import { UPLOAD_PATH } from '#shared/pictures/upload-variants.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })))

type CropButtonProps = {
  /** The picture's name within a sentence: "logo". */
  name: string
  url: string
  /** Width divided by height. */
  aspect: number
  /**
   * Called with the URL of the cropped picture, or of the previous one on Undo; false means a failure, after which the dialog stays open.
   */
  onCropped: (url: string) => Promise<boolean> | void
}

/** Offers to crop an uploaded picture; pictures on other sites cannot be read by the page. */
export function CropButton({ name, url, aspect, onCropped }: CropButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!UPLOAD_PATH.test(url)) return null
  const take = async (cropped: string) => {
    if ((await onCropped(cropped)) === false) return
    setOpen(false)
    toast({ title: 'Picture cropped', tone: 'success', action: { label: 'Undo', onAct: () => void onCropped(url) } })
  }
  return (
    <>
      <Button size="sm" variant="quiet" icon="crop" aria-label={`Crop ${name}`} onClick={() => setOpen(true)}>
        Crop
      </Button>
      <Suspense>{isOpen && <CropDialog src={url} aspect={aspect} onCropped={take} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
