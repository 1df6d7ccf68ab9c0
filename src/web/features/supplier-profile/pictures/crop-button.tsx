import { lazy, Suspense, useState } from 'react'
import { UPLOAD_PATH } from '#shared/upload-variants.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })))

type CropButtonProps = {
  /** What is cropped, in a sentence: "logo". */
  name: string
  url: string
  /** Width to height. */
  aspect: number
  /** Takes the address of the cropped picture, or of the one before if that is wanted back; false where that failed, and the dialog stays. */
  onCropped: (url: string) => Promise<boolean> | void
}

/** Offers to crop a picture of ours; what lies elsewhere cannot be read by the page. */
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
