import type { FieldType, FormField } from '#contract/quotes/quote-forms.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './field-editor.module.css'
import { nameOf, type Property } from './fields.ts'
import { OptionsField } from './options-field.tsx'
import type { Problems } from './problems.ts'
import { TYPE_NAMES } from './type-texts.ts'

type FieldEditorProps = {
  field: FormField
  problems: Problems | undefined
  onChange: (change: Partial<Pick<FormField, Property>>) => void
}

/** Browsers show their own text in an empty date field, and a checkbox has none. */
const hasPlaceholder = (type: FieldType) => type !== 'date' && type !== 'checkbox'

/** The editor of a field's properties. */
export const FieldEditor = ({ field, problems, onChange }: FieldEditorProps) => (
  <fieldset className={styles.editor} aria-label={`Properties of ${nameOf(field)}`}>
    <Grid min={220} most={2} gap={4}>
      <Field label="Label" error={problems?.label}>
        <TextInput value={field.label} maxLength={120} onChange={({ target }) => onChange({ label: target.value })} />
      </Field>
      <Field label="Type" error={problems?.type}>
        {/* The options are field types. */}
        <NativeSelect value={field.type} onChange={({ target }) => onChange({ type: target.value as FieldType })}>
          {Object.entries(TYPE_NAMES).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {field.type === 'select' && (
        <OptionsField options={field.options} error={problems?.options} onChange={(options) => onChange({ options })} />
      )}
      {hasPlaceholder(field.type) && (
        <Field label="Placeholder" optional help="An example, shown while the field is empty." error={problems?.placeholder}>
          <TextInput value={field.placeholder} maxLength={200} onChange={({ target }) => onChange({ placeholder: target.value })} />
        </Field>
      )}
    </Grid>
    <Checkbox label="Required" checked={field.required} onChange={({ target }) => onChange({ required: target.checked })} />
    {field.type === 'checkbox' && field.required && (
      <p className={styles.note}>Buyers may leave the box without a tick; that tells you no.</p>
    )}
  </fieldset>
)
