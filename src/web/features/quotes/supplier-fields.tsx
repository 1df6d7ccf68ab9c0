import { useController } from 'react-hook-form'
import type { FieldType, FormField } from '#contract/quote-forms.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import type { QuoteForm } from './quote-form.ts'
import styles from './supplier-fields.module.css'
import type { SupplierForm } from './supplier-form.ts'

type SupplierFieldsProps = { form: QuoteForm; supplierForm: SupplierForm; businessName: string }

/** The fields of the supplier's own form. */
export function SupplierFields({ form, supplierForm: { fields, version, isPending }, businessName }: SupplierFieldsProps) {
  if (isPending) return <Skeleton height="180px" />
  if (fields.length === 0) return null
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{businessName} also asks</legend>
      <Grid min={240} most={2} gap={4}>
        {fields.map((field, at) => (
          <AnswerField key={`${version} ${field.id}`} form={form} field={field} at={at} />
        ))}
      </Grid>
    </fieldset>
  )
}

type AnswerFieldProps = { form: QuoteForm; field: FormField; at: number }

const INPUT_TYPES: Partial<Record<FieldType, string>> = { email: 'email', phone: 'tel', date: 'date' }

function AnswerField({ form, field, at }: AnswerFieldProps) {
  const { type, label, required, placeholder } = field
  const name = `answers.${at}.value` as const
  const error = form.formState.errors.answers?.[at]?.value?.message
  // A required checkbox may stay unchecked: that is the answer no.
  if (type === 'checkbox') return <Checkbox label={label} {...form.register(name)} className={styles.box} />
  if (type === 'select') return <SelectField form={form} field={field} at={at} />
  return (
    <Field label={label} required={required} optional={!required} error={error} className={type === 'textarea' ? styles.wide : undefined}>
      {type === 'textarea' ? (
        <TextArea {...form.register(name)} rows={2} placeholder={placeholder} />
      ) : (
        <TextInput
          {...form.register(name)}
          type={INPUT_TYPES[type] ?? 'text'}
          inputMode={type === 'number' ? 'decimal' : undefined}
          placeholder={placeholder}
        />
      )}
    </Field>
  )
}

function SelectField({ form, field: { label, required, options, placeholder }, at }: AnswerFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name: `answers.${at}.value` })
  const choices = options.map((option) => ({ value: option, label: option }))
  return (
    <Field label={label} required={required} optional={!required} error={fieldState.error?.message}>
      <Select
        options={choices}
        value={typeof value === 'string' ? value : ''}
        placeholder={placeholder || undefined}
        onValueChange={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    </Field>
  )
}
