import { useController } from 'react-hook-form'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/choice/select.tsx'
import type { QuoteForm } from './quote-form.ts'

type ChoiceFieldProps = {
  form: QuoteForm
  name: 'timeline' | 'urgency' | 'venueType' | 'seatingCapacity'
  label: string
  /** Labels by value. */
  options: Readonly<Record<string, string>>
  help?: string
}

/** An optional select of a fixed list. */
export function ChoiceField({ form, name, label, options, help }: ChoiceFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name })
  const choices = Object.entries(options).map(([value, text]) => ({ value, label: text }))
  return (
    <Field label={label} optional error={fieldState.error?.message} help={help}>
      <Select canEmpty options={choices} value={value ?? ''} onValueChange={onChange} onBlur={onBlur} ref={ref} />
    </Field>
  )
}
