import { COUNTED } from '#contract/options.ts'
import type { Ref } from 'react'
import styles from './count-line.module.css'

type CountLineProps = {
  /** Undefined while it is loading and after a failure. */
  total: number | undefined
  isLoading: boolean
  level: 1 | 2
  ref?: Ref<HTMLHeadingElement>
}

/** The heading of the list, announced by screen readers when it changes. */
export function CountLine({ total, isLoading, level, ref }: CountLineProps) {
  const Heading = `h${level}` as const
  return (
    <Heading ref={ref} tabIndex={-1} aria-live="polite" className={styles.count}>
      {isLoading ? 'Loading...' : found(total)}
    </Heading>
  )
}

function found(total: number | undefined) {
  if (total === undefined) return 'Suppliers'
  if (total > COUNTED) return `${COUNTED}+ suppliers found`
  return total === 1 ? '1 supplier found' : `${total} suppliers found`
}
