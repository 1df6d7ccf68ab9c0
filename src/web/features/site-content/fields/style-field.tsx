import type { StyleItem } from '#contract/site/site-content.ts'
import { FONTS, MIN_SIZE, MAX_SIZE } from '#contract/site/site-styles.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { ColourInput } from './colour-input.tsx'
import styles from './style-field.module.css'

type StyleFieldProps = {
  item: StyleItem
  value: string
  error?: string
  onChange: (value: string) => void
}

/** The field of a style, by its type. */
export const StyleField = ({ item, ...field }: StyleFieldProps) => (
  <Field label={item.label} help={item.description} error={field.error}>
    <Control item={item} {...field} />
  </Field>
)

function Control({ item: { type, label }, value, onChange }: StyleFieldProps) {
  if (type === 'color') return <ColourInput value={value} onChange={onChange} />
  if (type === 'font')
    return (
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        {Object.keys(FONTS).map((font) => (
          <option key={font}>{font}</option>
        ))}
      </NativeSelect>
    )
  return <SizeControl label={label} value={value} onChange={onChange} />
}

/** A slider, with the size beside it as it is. */
const SizeControl = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
  <span className={styles.size}>
    <input
      type="range"
      aria-label={label}
      min={MIN_SIZE}
      max={MAX_SIZE}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={styles.slider}
    />
    <output className={styles.pixels}>{value} px</output>
  </span>
)
