import { useState } from 'react'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './field-editor.module.css'
import { optionsIn } from './fields.ts'

type OptionsFieldProps = { options: readonly string[]; error: string | undefined; onChange: (options: string[]) => void }

/** The options of a select as one text, which is normalized only on blur. */
export function OptionsField({ options, error, onChange }: OptionsFieldProps) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    onChange(optionsIn(text))
  }
  return (
    <Field label="Options" help="Separated by commas." error={error} className={styles.wide}>
      <TextInput value={typed ?? options.join(', ')} onChange={({ target }) => type(target.value)} onBlur={() => setTyped(undefined)} />
    </Field>
  )
}
