import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent, type Ref } from 'react'
import { buttonClass } from './button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './picture-drop.module.css'

type PictureDropProps = {
  /** Id of the control. */
  id?: string
  /** The button's label: "Choose a logo". */
  label: string
  /** The accepted types and sizes, for people: "PNG, JPG up to 2MB". */
  hint: string
  /** The accepted media types. */
  accept: readonly string[]
  /** Receives at least one file; several only with `multiple`. Validating them is up to the caller. */
  onFiles: (files: [File, ...File[]]) => void
  multiple?: boolean
  /** Ids of further descriptions of the button, such as an error message. */
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}

/** Accepts pictures that are chosen, dropped onto it, or pasted while it has the focus or the pointer. */
export function PictureDrop({ id, label, hint, accept, onFiles, multiple, describedBy, ref }: PictureDropProps) {
  const onAccepted = (files: Iterable<File>) => {
    const [first, ...others] = files
    if (first) onFiles(multiple ? [first, ...others] : [first])
  }
  const { box, isOver, ...drop } = useDrop(onAccepted)
  const help = useId()
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])]
    // Cleared, so that choosing the same file again fires a change event.
    currentTarget.value = ''
    onAccepted(chosen)
  }
  return (
    <div ref={box} {...drop} className={classNames(styles.drop, isOver && styles.over)}>
      <label className={classNames(buttonClass({ variant: 'quiet', size: 'sm' }), styles.choose)}>
        <input
          ref={ref}
          id={id}
          type="file"
          accept={accept.join(',')}
          multiple={multiple}
          aria-describedby={[help, describedBy].filter(Boolean).join(' ')}
          className={styles.input}
          onChange={onChange}
        />
        <Icon name="plus" />
        {label}
      </label>
      <p id={help} className={styles.help}>
        <span>{hint}</span>
        <span>Or drop {multiple ? 'them' : 'it'} here, or paste.</span>
      </p>
    </div>
  )
}

/** Returns the event handlers of a drop target that also accepts files pasted over it. */
function useDrop(onFiles: (files: Iterable<File>) => void) {
  const box = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => void (latest.current = onFiles))
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      if (event.defaultPrevented || !files?.length || !box.current?.matches(':hover, :focus-within')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave = (event: DragEvent) => {
    // What a pointer enters is a node.
    if (!box.current?.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  return { box, isOver, onDragOver, onDragLeave, onDrop }
}
