import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './colour-input.module.css'

type ColourInputProps = {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A colour as text, `#rrggbb`, beside the browser's own picker. */
export const ColourInput = ({ value, onChange, onBlur }: ColourInputProps) => (
  <span className={styles.colour}>
    <input
      type="color"
      aria-label="Pick a colour"
      value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      className={styles.picker}
    />
    <TextInput
      value={value}
      maxLength={7}
      spellCheck={false}
      autoCapitalize="off"
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      onBlur={onBlur}
    />
  </span>
)
