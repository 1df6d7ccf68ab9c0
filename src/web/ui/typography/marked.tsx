import { Fragment } from 'react'
import styles from './marked.module.css'

type MarkedProps = {
  text: string
  /** In order and apart from each other; `to` is the index after the last letter. */
  marks: readonly { from: number; to: number }[]
}

/** A text with some of its words marked: by weight and a line as well as by colour. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {marks.map(({ from, to }, i) => (
        <Fragment key={from}>
          {text.slice(marks[i - 1]?.to ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  )
}
