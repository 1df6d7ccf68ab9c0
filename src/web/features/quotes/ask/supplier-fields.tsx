import { useController } from 'react-hook-form'
import type { FieldType, FormField } from '#contract/quotes/quote-forms.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Select } from '#web/ui/controls/choice/select.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { foldedAway, MoreQuestions } from './more-questions.tsx'
import type { QuoteForm } from './quote-form.ts'
import styles from './supplier-fields.module.css'
import type { SupplierForm } from './supplier-form.ts'

/** The part of the dialog that a field belongs to. */
type AskedIn = 'what' | 'when'
type SupplierFieldsProps = {
  form: QuoteForm
  supplierForm: SupplierForm
  businessName: string
  part: AskedIn
  /** How many other fields the part has, where it is the only one in view: then a long form is folded. */
  beside?: number | undefined
}

const WHEN_IDS = ['timeline', 'deliveryLocation', 'specialRequirements']
/** Only what takes the place of one of the dialog's own fields leaves the order in which the supplier asks. */
const askedIn = ({ id }: FormField): AskedIn => (WHEN_IDS.includes(id) ? 'when' : 'what')
const nameAt = (at: number) => `answers.${at}.value` as const

/** Returns the names of the fields of one part, in the order of the form. */
export const answerNames = ({ fields }: SupplierForm, part: AskedIn) =>
  fields.flatMap((field, at) => (askedIn(field) === part ? nameAt(at) : []))

/** The fields of the supplier's own form that belong to one part. */
export function SupplierFields({ form, supplierForm, businessName, part, beside }: SupplierFieldsProps) {
  const { fields, version, isPending } = supplierForm
  if (isPending) return part === 'what' ? <FieldsSkeleton fields={2} /> : null
  const asked = fields.flatMap((field, at) => (askedIn(field) === part ? { field, at } : []))
  if (asked.length === 0) return null
  const folded = new Set(
    beside === undefined
      ? []
      : foldedAway(
          asked.map(({ field }) => field),
          beside,
        ),
  )
  const [shown, more] = [asked.filter((_, n) => !folded.has(n)), asked.filter((_, n) => folded.has(n))]
  const grid = (some: typeof asked) => (
    <Grid min={190} most={2} gap={3}>
      {some.map(({ field, at }) => (
        <AnswerField key={`${version} ${field.id}`} form={form} field={field} at={at} />
      ))}
    </Grid>
  )
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{businessName} also asks</legend>
      {grid(shown)}
      {more.length > 0 && (
        <MoreQuestions
          names={more.map(({ at }) => nameAt(at))}
          requiredCount={more.filter(({ field }) => field.required).length}
          hasError={more.some(({ at }) => form.formState.errors.answers?.[at] !== undefined)}
        >
          {grid(more)}
        </MoreQuestions>
      )}
    </fieldset>
  )
}

type AnswerFieldProps = { form: QuoteForm; field: FormField; at: number }

const INPUT_TYPES: Partial<Record<FieldType, string>> = { email: 'email', phone: 'tel' }

function AnswerField({ form, field, at }: AnswerFieldProps) {
  const { type, label, required, placeholder } = field
  const name = nameAt(at)
  const error = form.formState.errors.answers?.[at]?.value?.message
  // A required checkbox may stay unchecked: that is the answer no.
  if (type === 'checkbox') return <Checkbox label={label} {...form.register(name)} className={styles.box} />
  if (type === 'select') return <SelectField form={form} field={field} at={at} />
  return (
    <Field label={label} required={required} optional={!required} error={error} className={type === 'textarea' ? styles.wide : undefined}>
      {type === 'textarea' ? (
        <TextArea {...form.register(name)} rows={2} placeholder={placeholder} />
      ) : type === 'date' ? (
        <DateInput {...form.register(name)} type="date" />
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
  } = useController({ control: form.control, name: nameAt(at) })
  const choices = options.map((option) => ({ value: option, label: option }))
  return (
    <Field label={label} required={required} optional={!required} error={fieldState.error?.message}>
      <Select
        canEmpty={!required}
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
