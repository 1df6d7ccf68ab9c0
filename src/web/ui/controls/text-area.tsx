import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFieldWiring } from './field-wiring.ts'
import styles from './input.module.css'

/** A text field of several lines; grows with its text where the browser supports it. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring()
  return <textarea rows={rows} {...wiring} {...rest} className={classNames(styles.control, styles.area, className)} />
}
