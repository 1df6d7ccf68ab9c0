import { countTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { COUNTED } from '#contract/options.ts'
import type { Ref } from 'react'
import { useTexts } from '#web/use-site.ts'
import styles from './count-line.module.css'

type CountLineProps = {
  /** Undefined while it is loading and after a failure. */
  total: number | undefined
  isLoading: boolean
  level: 1 | 2
  ref?: Ref<HTMLHeadingElement>
}

/** Id of the heading, to which the link that skips the filters leads. */
export const RESULTS = 'results'

/** The heading of the list, announced by screen readers when it changes. */
export function CountLine({ total, isLoading, level, ref }: CountLineProps) {
  const texts = useTexts(countTexts)
  const Heading = `h${level}` as const
  return (
    <Heading ref={ref} id={RESULTS} tabIndex={-1} aria-live="polite" className={styles.count}>
      {isLoading ? texts.loading : found(texts, total)}
    </Heading>
  )
}

function found({ unknown, more, one, many }: typeof countTexts.texts, total: number | undefined) {
  if (total === undefined) return unknown
  if (total > COUNTED) return filled(more, { count: COUNTED })
  return total === 1 ? one : filled(many, { count: total })
}
