import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './wrap.module.css'

type WrapProps = ComponentProps<'div'> & { /** Long reading: 66 characters wide. */ measure?: boolean }

/** The width of the page with its gutters, for the content of a band that runs from edge to edge. */
export const Wrap = ({ measure, className, ...rest }: WrapProps) => (
  <div {...rest} className={classNames(styles.wrap, measure && styles.measure, className)} />
)
