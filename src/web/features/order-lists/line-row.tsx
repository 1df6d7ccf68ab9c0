import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useListEditor } from './list-editor.ts'
import { LineForm } from './line-form.tsx'
import { EVERY_WORDS, paidWords, type ListLine } from './list-line.ts'
import styles from './order-list.module.css'

type LineRowProps = { line: ListLine; handle: ReactNode; onRemoved: () => void }

/** A line of the list, and the form that it becomes. */
export function LineRow({ line, handle, onRemoved }: LineRowProps) {
  const { removeLine, privacy } = useListEditor()
  const opener = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  const [isEdited, setEdited] = useState(false)
  useEffect(() => {
    // As after a dialog, the button that opened the form has the focus again.
    if (wasEdited.current && !isEdited) opener.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  if (isEdited) return <LineForm line={line} onClose={() => setEdited(false)} />
  return (
    <div className={styles.row}>
      <span className="no-print">{handle}</span>
      <LineWords line={line} privacy={privacy} />
      <span className={`${styles.tools} no-print`}>
        <IconButton ref={opener} icon="pencil-simple" label={`Change ${line.item}`} onClick={() => setEdited(true)} />
        <IconButton
          icon="trash"
          label={`Remove ${line.item}`}
          onClick={() => {
            removeLine(line)
            onRemoved()
          }}
        />
      </span>
    </div>
  )
}

/** What a line says. */
export function LineWords({ line, privacy }: { line: ListLine; privacy: string }) {
  const meta = [EVERY_WORDS[line.every], line.category, line.note].filter(Boolean).join(' · ')
  return (
    <div className={styles.words}>
      <b className={styles.item}>{line.item}</b>
      <span className={styles.quantity}>{quantityInWords(line) ?? 'No quantity'}</span>
      <span className={styles.meta}>{meta}</span>
      {line.paidCents !== null && <span className={styles.meta}>{`You pay ${paidWords(line)}. ${privacy}`}</span>}
    </div>
  )
}
