import type { CSSProperties, HTMLAttributes } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { spaceToken, type Space } from './space.ts'
import styles from './stack.module.css'

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol' | 'form' | 'fieldset' | 'nav' | 'dl'
  gap?: Space
  /** Lays the children out in a row that wraps, instead of a column. */
  row?: boolean
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'space-between'
}

/** A column or row of children with even space between them. */
export function Stack({ as: Element = 'div', gap = 4, row, align, justify, className, style, ...rest }: StackProps) {
  const spaced: CSSProperties = { gap: spaceToken(gap), alignItems: align, justifyContent: justify, ...style }
  return <Element {...rest} className={classNames(styles.stack, row && styles.row, className)} style={spaced} />
}
