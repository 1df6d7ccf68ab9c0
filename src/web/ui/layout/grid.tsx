import type { CSSProperties, HTMLAttributes } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { spaceToken, type Space } from './space.ts'
import styles from './grid.module.css'

type GridProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol'
  /** The smallest width of a column in pixels; all columns are equally wide. */
  min: number
  /** The largest number of columns. */
  most?: number
  gap?: Space
}

/** A grid of as many equal columns as its width allows, without breakpoints. */
export function Grid({ as: Element = 'div', min, most = 12, gap = 6, className, style, ...rest }: GridProps) {
  const columns: CSSProperties = {
    gap: spaceToken(gap),
    '--grid-gap': spaceToken(gap),
    '--grid-min': `${min}px`,
    '--grid-most': most,
    ...style,
  }
  return <Element {...rest} className={classNames(styles.grid, className)} style={columns} />
}
