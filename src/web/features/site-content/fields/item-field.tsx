import type { SiteContentItem } from '#contract/site/site-content.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { ColourInput } from './colour-input.tsx'
import { ImageField } from './image-field.tsx'

type ItemFieldProps = {
  item: SiteContentItem
  value: string
  error?: string
  onChange: (value: string) => void
  /** Called when the field is left. */
  onLeave?: () => void
}

/** The field of a text, by its type. */
export function ItemField({ item, value, error, onChange, onLeave }: ItemFieldProps) {
  const { label, type, isOptional } = item
  if (type === 'image') return <ImageField label={label} help={helpOf(item)} value={value} error={error} onChange={onChange} />
  return (
    <Field label={label} help={helpOf(item)} error={error} optional={isOptional}>
      <Control item={item} value={value} onChange={onChange} onLeave={onLeave} />
    </Field>
  )
}

function Control({ item: { type, options, most }, value, onChange, onLeave }: Omit<ItemFieldProps, 'error'>) {
  const common = { value, onBlur: onLeave }
  if (options)
    return (
      <NativeSelect {...common} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    )
  if (type === 'textarea') return <TextArea {...common} rows={2} maxLength={most} onChange={({ target }) => onChange(target.value)} />
  if (type === 'color') return <ColourInput {...common} onChange={onChange} />
  return (
    <TextInput
      {...common}
      inputMode={type === 'number' ? 'decimal' : undefined}
      maxLength={most}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Says what the text is for, and what is replaced in it. */
function helpOf({ description, variables }: SiteContentItem) {
  const names = variables.map((name) => `{${name}}`).join(' and ')
  return (
    [description, names && `${names} ${variables.length === 1 ? 'is' : 'are'} replaced on the page.`].filter(Boolean).join(' ') || undefined
  )
}
