import { useState, type KeyboardEvent } from 'react'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './alt-field.module.css'

type AltFieldProps = {
  alt: string
  /** Returns whether it was saved. */
  onSave: (alt: string) => Promise<boolean>
}

/** The alternative text of a picture: saved on Enter and on blur; after a failure the typed text stays. */
export function AltField({ alt, onSave }: AltFieldProps) {
  const [typed, setTyped] = useState(alt)
  const [status, setStatus] = useState('')
  const save = async () => {
    if (typed.trim() === alt) return
    setStatus('Saving...')
    setStatus((await onSave(typed.trim())) ? 'Saved' : 'Not saved yet')
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void save()
  }
  return (
    <div>
      <Field label="What does it show?">
        <TextInput
          value={typed}
          maxLength={200}
          placeholder="Roasting the house blend"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => void save()}
          onKeyDown={onKeyDown}
        />
      </Field>
      <output className={styles.status}>{status}</output>
    </div>
  )
}
