import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent, type Ref } from 'react'
import { buttonClass } from './button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './picture-drop.module.css'

type PictureDropProps = {
  /** On the button: "Choose a logo". */
  label: string
  /** Which kinds and sizes are taken: "PNG, JPG up to 2MB". */
  hint: string
  /** Media types. */
  accept: readonly string[]
  /** At least one; several only with `multiple`. What is in them is for the caller to judge. */
  onFiles: (files: File[]) => void
  multiple?: boolean
  /** Ids of what else is to be read with the button, such as why the last one was refused. */
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}

/** Takes pictures by choice, dropped onto it, or pasted while it has the focus or the pointer. */
export function PictureDrop({ label, hint, accept, onFiles, multiple, describedBy, ref }: PictureDropProps) {
  const give = (files: Iterable<File>) => {
    const taken = [...files].slice(0, multiple ? undefined : 1)
    if (taken.length > 0) onFiles(taken)
  }
  const { box, isOver, ...drop } = useDrop(give)
  const help = useId()
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])]
    // The same file can be chosen again.
    currentTarget.value = ''
    give(chosen)
  }
  return (
    <div ref={box} {...drop} className={classNames(styles.drop, isOver && styles.over)}>
      <label className={classNames(buttonClass({ variant: 'quiet', size: 'sm' }), styles.choose)}>
        <input
          ref={ref}
          type="file"
          accept={accept.join(',')}
          multiple={multiple}
          aria-describedby={[help, describedBy].filter(Boolean).join(' ')}
          className="visually-hidden"
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

/** Files that are dropped onto an element, or pasted over it. */
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
    if (!box.current?.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  return { box, isOver, onDragOver, onDragLeave, onDrop }
}
