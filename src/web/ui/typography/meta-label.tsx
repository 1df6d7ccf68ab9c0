import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './meta-label.module.css'

/** A label in narrow capitals: category and place on a card, docket headings, table heads. */
export const MetaLabel = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={classNames(styles.label, className)} />
)
