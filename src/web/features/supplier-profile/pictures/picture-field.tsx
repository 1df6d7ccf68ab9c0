import { useEffect, useId, useRef, useState } from 'react'
import { UPLOAD_KINDS } from '#contract/uploads.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PictureDrop } from '#web/ui/controls/picture-drop.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { CropButton } from './crop-button.tsx'
import styles from './picture-field.module.css'
import { SendingStatus } from './sending-status.tsx'
import type { Sending } from './sending.ts'
import { useUploads } from './use-uploads.ts'

type PictureFieldProps = {
  /** Fragment by which links refer to its control. */
  id?: string
  /** What the picture is: "Logo". */
  label: string
  /** The picture's URL; null if there is none. */
  value: string | null
  onChange: (url: string | null) => void
  hint?: string
  /** Width divided by height, for cropping. */
  aspect?: number
  /** Title of the toast after an upload. */
  uploaded?: string
  /** Called when an upload starts and ends; until it ends, `value` is the previous picture. */
  onBusy?: (isBusy: boolean) => void
}

/**
 * A field for one picture: chosen, dropped or pasted it is shown at once and uploaded. It can be cropped afterwards, and a removal can be
 * undone.
 */
export function PictureField({ id, label, value, onChange, hint = UPLOAD_HINT, aspect = 1, uploaded, onBusy }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const status = useId()
  const { sending, choose, retry, discard } = useOneUpload((url) => {
    onChange(url)
    toast({ title: uploaded ?? `${label} uploaded`, tone: 'success' })
  })
  const isBusy = sending !== undefined && !sending.problem
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  // What a form's own `onChange` returns says nothing of whether the picture was taken.
  const setCropped = (url: string) => void onChange(url)
  const remove = () => {
    onChange(null)
    input.current?.focus()
    toast({ title: `${label} removed`, action: { label: 'Undo', onAct: () => onChange(value) } })
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <Preview src={sending?.preview ?? shownPicture(value)} alt={label} aspect={aspect} />
      <div className={styles.controls}>
        {value && !sending && !shownPicture(value) && <p className={styles.elsewhere}>{ELSEWHERE}</p>}
        <PictureDrop
          ref={input}
          id={id}
          label={value || sending ? 'Choose another' : `Choose a ${label.toLowerCase()}`}
          hint={hint}
          accept={UPLOAD_KINDS}
          describedBy={sending && status}
          onFiles={([file]) => choose(file)}
        />
        {sending && (
          <div id={status}>
            <SendingStatus sending={sending} onRetry={retry} onDiscard={discard} />
          </div>
        )}
        {value && !sending && (
          <div className={styles.actions}>
            <CropButton name={label.toLowerCase()} url={value} aspect={aspect} onCropped={setCropped} />
            <Button size="sm" variant="quiet" icon="trash" aria-label={`Remove ${label.toLowerCase()}`} onClick={remove}>
              Remove
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}

const ELSEWHERE = 'This picture is on another site, so a drawn label is shown instead. Choose a file to show it here.'

/** Help text: which files can be chosen. */
export const UPLOAD_HINT = 'PNG, JPG up to 2MB'

/** Like `useUploads`, but for one picture: the next one replaces the one before. */
function useOneUpload(onUploaded: (url: string) => void) {
  const { sendings, add, retry, discard } = useUploads(onUploaded)
  const choose = (file: File) => {
    sendings.forEach(discard)
    add([file])
  }
  const sending: Sending | undefined = sendings.at(-1)
  return { sending, choose, retry, discard }
}

/** The picture; nothing if there is none or it cannot be loaded. A square picture is a logo and is shown uncropped. */
function Preview({ src, alt, aspect }: { src: string | null; alt: string; aspect: number }) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return null
  const className = classNames(styles.preview, aspect !== 1 && styles.filled)
  return <img src={src} alt={alt} onError={() => setBroken(src)} className={className} style={{ aspectRatio: aspect }} />
}
