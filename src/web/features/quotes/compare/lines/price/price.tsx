import type { Cell } from '#contract/quotes/comparison/comparison-results.ts'
import { dollars } from '#shared/money/money.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { packOf, pricesOf } from '#web/features/quotes/compare/lines/words/pack-texts.ts'
import { changeInWords, unitChangeInWords } from '#web/features/quotes/compare/lines/words/change-texts.ts'
import { marksOf, packsInWords, STATE_WORDS, surplusInWords, unitInWords } from '#web/features/quotes/compare/lines/words/line-texts.ts'
import styles from './price.module.css'
import { Substitute, type PriceProps } from './substitute.tsx'

/** What one supplier has said to one line: the cost of the need, the unit price, what is left over, and whether it counts. */
export function Price(props: PriceProps) {
  const { cell, row, column } = props
  const { state, costCents, change } = cell
  if (costCents === null) return <NoPrice {...props} />
  const details = [unitInWords(cell, row), packsInWords(cell, row, packOf(cell, row.lineId, column.request))].filter(Boolean).join(', ')
  const surplus = surplusInWords(cell, row)
  const origin = originInWords(cell)
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
      <Substitute {...props} />
      {origin && <p className={styles.small}>{origin}</p>}
      {change && <ChangeWords change={change} measure={row.need?.measure ?? ''} />}
    </div>
  )
}

/** Why there is no price, with what was offered in another measure. */
function NoPrice({ cell: { state }, row, column: { request } }: PriceProps) {
  const others = state === 'not-comparable' ? pricesOf(row.lineId, request) : []
  return (
    <div className={styles.price}>
      <p className={styles.none}>{state === 'priced' || state === 'substitute' ? 'No price' : STATE_WORDS[state]}</p>
      {others.map((price) => (
        <p key={price} className={styles.small}>
          {price}
        </p>
      ))}
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
