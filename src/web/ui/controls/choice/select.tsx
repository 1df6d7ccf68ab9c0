import type { Ref } from 'react'
import { Select as Radix } from 'radix-ui'
import { classNames } from '#web/ui/class-names.ts'
import { useFieldWiring } from '#web/ui/controls/field-wiring.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import input from '#web/ui/controls/input.module.css'
import styles from './select.module.css'

type SelectProps = {
  /** Values must not be empty: the placeholder stands for no value. */
  options: readonly { value: string; label: string }[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  name?: string
  disabled?: boolean
  /** Lets a chosen value be taken back, for what is optional: the list then begins with the placeholder. */
  canEmpty?: boolean
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string
}

/** What Radix has no value for; no option has it, as it cannot be typed. */
const EMPTY = '\u0000'

/** A select with a styled list, for dialogs. Type-ahead resets after 1 s, held scroll buttons repeat every 50 ms. */
export function Select({
  options,
  placeholder = 'Choose one',
  canEmpty,
  onBlur,
  onValueChange,
  ref,
  'aria-label': label,
  ...rest
}: SelectProps) {
  const { required, ...wiring } = useFieldWiring()
  const choose = (value: string) => onValueChange?.(value === EMPTY ? '' : value)
  return (
    <Radix.Root {...rest} onValueChange={choose} required={required}>
      <Radix.Trigger ref={ref} {...wiring} aria-label={label} onBlur={onBlur} className={classNames(input.control, styles.trigger)}>
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <span>
            <Icon name="caret-down" />
          </span>
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Content position="popper" sideOffset={4} className={styles.list}>
        <Radix.Viewport className={styles.viewport}>
          {canEmpty && rest.value && (
            <Radix.Item value={EMPTY} className={classNames(styles.option, styles.empty)}>
              <Radix.ItemText>{placeholder}</Radix.ItemText>
            </Radix.Item>
          )}
          {options.map((option) => (
            <Radix.Item key={option.value} value={option.value} className={styles.option}>
              <Radix.ItemText>{option.label}</Radix.ItemText>
              <Radix.ItemIndicator>
                <Icon name="check" />
              </Radix.ItemIndicator>
            </Radix.Item>
          ))}
        </Radix.Viewport>
      </Radix.Content>
    </Radix.Root>
  )
}
