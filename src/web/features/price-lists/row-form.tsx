import { useEffect, useRef, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react'
import { ORIGIN_NOT_SAID } from '#shared/seafood/origin-words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { OriginOptions } from '#web/ui/controls/choice/origin-options.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './price-list.module.css'
import { FIELD_LABELS, FIELD_LENGTHS, type RowField, type RowProblems, type RowValues } from './row-values.ts'

type RowFormProps = {
  /** The name of the form, "Change Flour". */
  label: string
  values: RowValues
  problems: RowProblems
  /** What is wrong with all of it. */
  problem?: string | undefined
  /** The field that has the focus at first. */
  first: RowField
  /** Whether it is asked where the item was harvested. */
  hasOrigin: boolean
  isSaving?: boolean
  saveLabel: string
  onType: (more: Partial<RowValues>) => void
  onSave: () => void
  onCancel: () => void
}

/** The fields of one row, in its place. Enter saves it, Escape leaves it as it was. */
export function RowForm({ label, values, problem, first, isSaving, saveLabel, onSave, onCancel, ...fields }: RowFormProps) {
  const { problems } = fields
  const form = useRef<HTMLFormElement>(null)
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  useEffect(() => focus(first), [first])
  const [wrong] = Object.keys(problems)
  useEffect(() => {
    if (wrong !== undefined) focus(wrong)
  }, [wrong, problems])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }
  return (
    // Escape is a shortcut of the button that says Cancel.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} noValidate aria-label={label} className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
      <RowFields values={values} {...fields} />
      {problem && <Note tone="error">{problem}</Note>}
      <Stack row gap={3}>
        <Button type="submit" busy={isSaving} busyLabel="Saving...">
          {saveLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </form>
  )
}

type RowFieldsProps = Pick<RowFormProps, 'values' | 'problems' | 'hasOrigin' | 'onType'>

function RowFields({ values, problems, hasOrigin, onType }: RowFieldsProps) {
  const wiring = (name: RowField) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onType({ [name]: currentTarget.value }),
  })
  const textField = (name: RowField, input: { inputMode?: 'decimal'; optional?: boolean } = {}) => (
    <Field label={FIELD_LABELS[name]} error={problems[name]} optional={input.optional}>
      <TextInput {...wiring(name)} inputMode={input.inputMode} maxLength={FIELD_LENGTHS[name]} autoComplete="off" />
    </Field>
  )
  return (
    <>
      {textField('item')}
      <div className={styles.fields}>
        {textField('price', { inputMode: 'decimal', optional: true })}
        <Field label={FIELD_LABELS.gst} error={problems.gst}>
          <NativeSelect {...wiring('gst')}>
            {values.gst === '' && <option value="">Please choose</option>}
            <option value="free">GST-free</option>
            <option value="taxable">Taxable</option>
          </NativeSelect>
        </Field>
        {textField('packSize', { optional: true })}
        {textField('unit', { optional: true })}
        {textField('code', { optional: true })}
      </div>
      {(hasOrigin || values.origin !== '') && (
        <Field label={FIELD_LABELS.origin} optional help="Venues have to say it of seafood on their menus." error={problems.origin}>
          <NativeSelect {...wiring('origin')}>
            <OriginOptions none={ORIGIN_NOT_SAID} />
          </NativeSelect>
        </Field>
      )}
      {textField('note', { optional: true })}
    </>
  )
}
