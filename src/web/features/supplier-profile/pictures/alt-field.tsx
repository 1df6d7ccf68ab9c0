import { useState, type KeyboardEvent } from 'react'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './alt-field.module.css'

type AltFieldProps = {
  alt: string
  /** Answers whether it is kept. */
  onSave: (alt: string) => Promise<boolean>
}

/** What a picture shows, in words: kept on Enter and when the field is left; what could not be kept stays typed. */
export function AltField({ alt, onSave }: AltFieldProps) {
  const [typed, setTyped] = useState(alt)
  const [said, setSaid] = useState('')
  const save = async () => {
    if (typed.trim() === alt) return
    setSaid('Saving...')
    setSaid((await onSave(typed.trim())) ? 'Saved' : 'Not saved yet')
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
      <output className={styles.said}>{said}</output>
    </div>
  )
}
