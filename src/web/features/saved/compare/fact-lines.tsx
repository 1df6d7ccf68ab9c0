import { Seal } from '#web/ui/graphics/seal.tsx'
import styles from './comparison.module.css'
import type { FactRow } from './facts.ts'

/** A fact: its first line, which says it, in bold where it is the best of its row, and what there is to know besides. */
export function FactLines({ fact: { lines, isBest, isList, hasSeal } }: { fact: FactRow['facts'][number] }) {
  const [first, ...others] = lines
  if (first === undefined) return <span className={styles.unknown}>Not known</span>
  return (
    <>
      {hasSeal ? <Seal>{first}</Seal> : isBest ? <b className={styles.line}>{first}</b> : <span className={styles.line}>{first}</span>}
      {others.map((line, at) => (
        <span key={at} className={isList ? styles.line : styles.more}>
          {line}
        </span>
      ))}
    </>
  )
}
