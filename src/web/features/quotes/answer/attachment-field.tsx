import { useId, useRef, type ChangeEvent, type Ref } from 'react'
import { ATTACHMENT_KINDS } from '#contract/quotes/supplier-quote.ts'
import { sizeInWords } from '#web/features/quotes/thread/supplier-quote.tsx'
import { buttonClass } from '#web/ui/controls/button-class.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './attachment-field.module.css'
import type { Upload, useAttachment } from './use-attachment.ts'

/** Uploads a price list or a picture to go with the prices. */
export function AttachmentField({ file, choose, remove }: ReturnType<typeof useAttachment>) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const removeFile = () => {
    remove()
    requestAnimationFrame(() => input.current?.focus())
  }
  const hasFile = file.state === 'sending' || file.state === 'there'
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        Attachment <span className={styles.optional}>optional</span>
      </legend>
      <output className={styles.status}>
        <StatusWords file={file} />
      </output>
      {file.state === 'sending' && <progress value={file.share} max={1} aria-label={`Sending ${file.name}`} className={styles.progress} />}
      <div className={styles.actions}>
        {!hasFile && (
          <FileInput ref={input} helpId={`${id}-help`} isAgain={file.state === 'failed'} onChoose={(chosen) => void choose(chosen)} />
        )}
        {file.state === 'failed' && (
          <Button size="sm" variant="quiet" icon="arrow-counter-clockwise" onClick={() => void choose(file.file)}>
            Try again
          </Button>
        )}
        {hasFile && (
          <Button size="sm" variant="quiet" icon="x" onClick={removeFile}>
            {file.state === 'sending' ? 'Stop' : 'Remove the file'}
          </Button>
        )}
      </div>
      <p id={`${id}-help`} className={styles.optional}>
        A PDF or a picture, 5 MB at most.
      </p>
    </fieldset>
  )
}

type FileInputProps = { ref: Ref<HTMLInputElement>; helpId: string; isAgain: boolean; onChoose: (file: File) => void }

function FileInput({ ref, helpId, isAgain, onChoose }: FileInputProps) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    // Without this, choosing the same file again would fire no change event.
    currentTarget.value = ''
    if (chosen) onChoose(chosen)
  }
  return (
    <label className={classNames(buttonClass({ variant: 'quiet', size: 'sm' }), styles.choose)}>
      <input
        ref={ref}
        type="file"
        accept={ATTACHMENT_KINDS.join(',')}
        aria-describedby={helpId}
        className="visually-hidden"
        onChange={onChange}
      />
      {isAgain ? 'Choose another file' : 'Choose a file'}
    </label>
  )
}

function StatusWords({ file }: { file: Upload }) {
  if (file.state === 'sending') return <>Sending {file.name}…</>
  if (file.state === 'there')
    return (
      <b>
        {file.attachment.name}, {sizeInWords(file.attachment.bytes)}
      </b>
    )
  return (
    file.problem && (
      <span className={styles.problem}>
        <Icon name="warning-circle-fill" /> {file.problem}
      </span>
    )
  )
}
