import { useState } from 'react'
import { UPLOAD_KINDS } from '#contract/uploads.ts'
import { uploadPicture } from '#web/api/writes/upload.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PictureDrop } from '#web/ui/controls/picture-drop.tsx'
import styles from './image-field.module.css'

type ImageFieldProps = {
  label: string
  help?: string
  /** The path of an upload; empty for the drawing that comes with the site. */
  value: string
  error?: string
  onChange: (value: string) => void
}

/** A picture to choose, drop or paste, with a preview; a preview that cannot be loaded is hidden. */
export function ImageField({ label, help, value, error, onChange }: ImageFieldProps) {
  const [broken, setBroken] = useState<string>()
  const { sendOrThrow, isPending } = useUpload((file: File) => uploadPicture({ file }), { invalidates: [] })
  // The failure has been reported by a toast.
  const choose = ([file]: [File, ...File[]]) =>
    void sendOrThrow(file).then(
      ({ url }) => onChange(url),
      () => undefined,
    )
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {value && value !== broken && <img src={value} alt="" className={styles.preview} onError={() => setBroken(value)} />}
      <PictureDrop
        label={isPending ? 'Uploading...' : value ? 'Replace the picture' : 'Choose a picture'}
        hint={help ?? 'PNG, JPG or WebP up to 2MB. Without one, the drawing of the site is shown.'}
        accept={UPLOAD_KINDS}
        onFiles={choose}
      />
      {value && (
        <Button size="sm" variant="quiet" icon="trash" aria-label={`Remove the picture: ${label}`} onClick={() => onChange('')}>
          Remove
        </Button>
      )}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
