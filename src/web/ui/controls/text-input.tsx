import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFieldWiring } from './field-wiring.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './input.module.css'

type TextInputProps = ComponentProps<'input'> & {
  /** Shown inside the field, before the text. */
  icon?: IconName
}

/** A text field of one line. Inside a Field it has that field's label and description; alone it needs an `aria-label`. */
export function TextInput({ icon, className, ...rest }: TextInputProps) {
  const wiring = useFieldWiring()
  return (
    <span className={classNames(styles.box, className)}>
      {icon && <Icon name={icon} className={styles.leading} />}
      <input type="text" {...wiring} {...rest} className={classNames(styles.control, icon && styles.withLeading)} />
    </span>
  )
}
