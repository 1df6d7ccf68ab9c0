import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFieldWiring } from '#web/ui/controls/field-wiring.ts'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from '#web/ui/controls/input.module.css'

type NativeSelectProps = ComponentProps<'select'> & {
  icon?: IconName
  /** 44 px high and as wide as its content, for toolbars. */
  tool?: boolean
}

/** A native select, for forms that also work without JavaScript. Children are `<option>` elements. */
export function NativeSelect({ icon, tool, className, children, ...rest }: NativeSelectProps) {
  const wiring = useFieldWiring()
  const look = classNames(styles.control, styles.select, icon && styles.withLeading, tool && styles.tool)
  return (
    <span className={classNames(styles.box, className)}>
      {icon && <Icon name={icon} className={styles.leading} />}
      <select {...wiring} {...rest} className={look}>
        {children}
      </select>
      <Icon name="caret-down" className={styles.caret} />
    </span>
  )
}
