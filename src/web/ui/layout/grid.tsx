import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { spaceToken, type Space } from './space.ts'
import styles from './grid.module.css'

type GridProps = ComponentProps<'div'> & {
  as?: 'div' | 'ul' | 'ol'
  /** As many columns as fit at this width in pixels, all equally wide. */
  min: number
  /** At most so many. */
  most?: number
  gap?: Space
}

/** Things in as many even columns as their width allows; no break points needed. */
export function Grid({ as: Element = 'div', min, most = 12, gap = 6, className, style, ...rest }: GridProps) {
  const columns = {
    gap: spaceToken(gap),
    '--grid-gap': spaceToken(gap),
    '--grid-min': `${min}px`,
    '--grid-most': most,
    ...style,
  } as CSSProperties
  return <Element {...(rest as object)} className={classNames(styles.grid, className)} style={columns} />
}
