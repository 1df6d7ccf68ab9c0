import { detailsInWords } from '#shared/order-line/request-line-texts.ts'
import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import type { ComparedRow } from './compared-rows.ts'
import type { ComparisonView } from './comparison-view.ts'
import styles from './line-head.module.css'
import { LineSource } from './rules/line-source.tsx'
import { rowReason } from './words/row-reason.ts'

/** A line as the buyer has asked for it, the reason of its row, and where it is to be ordered. */
export function LineHead({ row, view }: { row: ComparedRow; view: ComparisonView }) {
  const line = view.lines.get(row.lineId)
  const amount = line && [quantityInWords(line) ?? 'amount not said', detailsInWords(line)].filter(Boolean).join(', ')
  return (
    <div className={styles.line}>
      <p className={styles.item}>{row.item}</p>
      {amount && <p className={styles.amount}>{amount}</p>}
      <p className={styles.reason}>{rowReason(row, view.names, view.comparison.rankedBy)}</p>
      <LineSource row={row} view={view} />
    </div>
  )
}
