import { useEffect, useRef, type ReactNode } from 'react'
import { counted } from '#shared/text/words.ts'
import styles from './supplier-fields.module.css'

/** The most fields of a part that a phone shows before somebody asks for more. */
const MAX_SHOWN = 6

type Question = { required: boolean }

/**
 * Returns the places of the questions that a phone folds away beside `others` fields of the same part, in their order. What has to be answered is
 * folded only where there is no room for all of that.
 */
export function foldedAway(questions: readonly Question[], others: number): number[] {
  const room = Math.max(0, MAX_SHOWN - others)
  const byNeed = questions
    .map(({ required }, at) => ({ required, at }))
    .toSorted((one, other) => Number(other.required) - Number(one.required))
  return byNeed
    .slice(room)
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
}

type MoreQuestionsProps = {
  /** The names of the folded fields, by which one with an error is found. */
  names: readonly string[]
  requiredCount: number
  /** Whether one of them has an error. */
  hasError: boolean
  children: ReactNode
}

/** Questions behind one line, which opens by tap or key, and by itself where one of them has an error. */
export function MoreQuestions({ names, requiredCount, hasError, children }: MoreQuestionsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hasError && fold.current) fold.current.open = true
  }, [hasError])
  const needed = requiredCount > 0 ? `, ${requiredCount} required` : ''
  return (
    <details ref={fold} data-fields={names.join(' ')} className={styles.more}>
      <summary>{`${counted(names.length, 'more question')}${needed}`}</summary>
      {children}
    </details>
  )
}
