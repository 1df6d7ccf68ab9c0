import type { Cell } from '#contract/quotes/comparison-results.ts'
import { dollars } from '#shared/money/money.ts'
import { changeInWords, unitChangeInWords } from '#web/features/quotes/compare/lines/words/change-words.ts'
import { marksOf, packsInWords, STATE_WORDS, surplusInWords, unitInWords } from '#web/features/quotes/compare/lines/words/line-words.ts'
import styles from './price.module.css'
import { Substitute, type PriceProps } from './substitute.tsx'

/** What one supplier has said to one line: the cost of the need, the unit price, what is left over, and whether it counts. */
export function Price({ cell, row, name, rules }: PriceProps) {
  const { state, costCents, change } = cell
  if (costCents === null)
    return <span className={styles.none}>{state === 'priced' || state === 'substitute' ? 'No price' : STATE_WORDS[state]}</span>
  const details = [unitInWords(cell, row), packsInWords(cell, row)].filter(Boolean).join(', ')
  const surplus = surplusInWords(cell, row)
  const isCounted = row.counting.includes(cell.offerId)
  return (
    <div className={styles.price}>
      <p className={row.cheapest.includes(cell.offerId) ? styles.best : isCounted ? styles.cost : styles.uncounted}>
        {cell.isEstimate && <span>about </span>}
        <span>{dollars(costCents)}</span>
      </p>
      <p className={styles.small}>{details}</p>
      {surplus && <p className={styles.small}>{surplus}</p>}
      {marksOf(cell.offerId, row).map((mark) => (
        <p key={mark} className={styles.mark}>
          {mark}
        </p>
      ))}
      {state !== 'priced' && state !== 'substitute' && <p className={styles.warning}>{STATE_WORDS[state]}</p>}
      <Substitute cell={cell} row={row} name={name} rules={rules} />
      {change && <ChangeWords change={change} measure={row.need?.measure ?? ''} />}
    </div>
  )
}

const ChangeWords = ({ change, measure }: { change: NonNullable<Cell['change']>; measure: string }) => {
  const unit = unitChangeInWords(change, measure)
  return (
    <>
      <p className={styles.small}>{changeInWords(change)}</p>
      {unit && <p className={styles.warning}>{unit}</p>}
    </>
  )
}
