import { useState, type KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { uploadPicture } from '#web/api/writes/upload.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import styles from './crop-dialog.module.css'
import { drawCrop, type Area } from './draw-crop.ts'
import { MOVES, useCrop, ZOOM } from './use-crop.ts'

type CropDialogProps = {
  src: string
  /** Width divided by height. */
  aspect: number
  /** Called with the URL of the cropped picture. */
  onCropped: (url: string) => Promise<void>
  onClose: () => void
}

/** Chooses the visible part of a picture: moved by pointer, buttons or arrow keys, zoomed by wheel, slider or plus and minus. */
export function CropDialog({ src, aspect, onCropped, onClose }: CropDialogProps) {
  const { crop, zoom, setZoom, move, onKeyDown, cropper } = useCrop()
  const { setArea, isBusy, use, problem } = useCropped(src, onCropped)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Crop the picture"
      description="Move and zoom until the part to show is in the frame."
      problem={problem}
      footer={
        <Button busy={isBusy} busyLabel="Saving..." onClick={() => void use()}>
          Use this part
        </Button>
      }
    >
      <div className={styles.stage}>
        <Cropper
          {...cropper}
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={aspect}
          disableAutomaticStylesInjection
          cropperProps={frame(onKeyDown)}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className={styles.controls}>
        <fieldset aria-label="Move" className={styles.moves}>
          {MOVES.map(({ icon, name, x, y }) => (
            <IconButton key={icon} icon={icon} label={`Move the picture ${name}`} variant="outline" dense onClick={() => move(x, y)} />
          ))}
        </fieldset>
        <label className={styles.zoom}>
          Zoom
          <input type="range" {...ZOOM} value={zoom} onChange={({ target }) => setZoom(Number(target.value))} />
        </label>
      </div>
    </Dialog>
  )
}

/** The role `application` makes screen readers pass the arrow keys to the page. */
const frame = (onKeyDown: (event: KeyboardEvent) => void) => ({
  role: 'application',
  'aria-label': 'Frame: arrow keys move the picture, plus and minus zoom',
  onKeyDown,
})

/** Draws and uploads the part in the frame. After a failure nothing changes. */
function useCropped(src: string, onCropped: CropDialogProps['onCropped']) {
  const [area, setArea] = useState<Area>()
  const [isBusy, setBusy] = useState(false)
  const { sendOrThrow, problem } = useUpload(async (part: Area) => uploadPicture({ file: await drawCrop(src, part) }), { invalidates: [] })
  const use = async () => {
    if (!area) return
    setBusy(true)
    const cropped = await sendOrThrow(area).catch(() => undefined)
    if (cropped) await onCropped(cropped.url)
    setBusy(false)
  }
  return { setArea, isBusy, use, problem }
}
