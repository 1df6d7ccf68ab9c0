import type { FieldType, FormField } from '#contract/quote-forms.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/native-select.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { nameOf } from './fields.ts'
import styles from './preview.module.css'

const INPUT_TYPES: Partial<Record<FieldType, string>> = { email: 'email', phone: 'tel', date: 'date' }

/** A read-only field as the quote dialog shows it. */
export function PreviewField({ field, isOptional }: { field: FormField; isOptional: boolean }) {
  if (field.type === 'checkbox') return <Checkbox label={nameOf(field)} disabled className={styles.box} />
  const help = field.type === 'select' ? field.options.join(', ') : undefined
  return (
    <Field
      label={nameOf(field)}
      required={!isOptional}
      optional={isOptional}
      help={help}
      className={field.type === 'textarea' ? styles.wide : undefined}
    >
      <PreviewControl field={field} />
    </Field>
  )
}

function PreviewControl({ field: { type, placeholder } }: { field: FormField }) {
  if (type === 'textarea') return <TextArea readOnly rows={2} placeholder={placeholder} />
  if (type !== 'select') return <TextInput readOnly type={INPUT_TYPES[type] ?? 'text'} placeholder={placeholder} />
  return (
    <NativeSelect disabled>
      <option>{placeholder || 'Choose one'}</option>
    </NativeSelect>
  )
}
