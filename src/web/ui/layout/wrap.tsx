import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './wrap.module.css'

type WrapProps = ComponentProps<'div'> & { /** Long reading: 66 characters wide. */ measure?: boolean }

/** Limits content to the page width with its gutters, inside a full-width band. */
export const Wrap = ({ measure, className, ...rest }: WrapProps) => (
  <div {...rest} className={classNames(styles.wrap, measure && styles.measure, className)} />
)
