import type { OrderTotal } from '#contract/quotes/comparison/comparison-results.ts'
import { dollars } from '#shared/money/money.ts'
import type { Column } from '#web/features/quotes/compare/lines/columns.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import {
  commonInWords,
  elsewhereInWords,
  linesOfAll,
  shortInWords,
  totalMark,
  wholeInWords,
} from '#web/features/quotes/compare/lines/words/basket-texts.ts'
import styles from './price.module.css'

type Ranked = Pick<ComparisonView['comparison'], 'rankedBy'>

/** A total: first the figure that the comparison ranks by, then the other one. */
export function TotalFigures({
  total,
  rankedBy,
}: {
  total: Pick<OrderTotal, 'exGstCents' | 'totalCents' | 'isEstimate'>
  rankedBy: Ranked['rankedBy']
}) {
  const { exGstCents, totalCents, isEstimate } = total
  const [first, second] =
    rankedBy === 'exGst'
      ? [`${dollars(exGstCents)} without GST`, `${dollars(totalCents)} with GST`]
      : [`${dollars(totalCents)} with GST`, `${dollars(exGstCents)} without GST`]
  return (
    <>
      <p className={styles.cost}>
        {isEstimate && <span>about </span>}
        <b>{first}</b>
      </p>
      <p className={styles.small}>{second}</p>
    </>
  )
}

/** Shows what one supplier costs for all lines, or for those that it has, and against the others. */
export function WholeTotal({ column: { whole, partial }, comparison }: { column: Column; comparison: ComparisonView['comparison'] }) {
  if (whole) {
    const mark = totalMark(whole, comparison.whole, wholeInWords(comparison))
    return (
      <div className={styles.price}>
        <p className={styles.small}>{linesOfAll(whole.lineIds, comparison)}</p>
        <TotalFigures total={whole} rankedBy={comparison.rankedBy} />
        <Short total={whole} />
        {mark && <p className={styles.mark}>{mark}</p>}
      </div>
    )
  }
  if (!partial) return <span className={styles.none}>Nothing that can be ordered</span>
  return (
    <div className={styles.price}>
      <p className={styles.small}>
        <b>{linesOfAll(partial.lineIds, comparison)}</b>
      </p>
      <p className={styles.cost}>{`${dollars(partial.exGstCents)} without GST`}</p>
      <p className={styles.small}>{elsewhereInWords(partial)}</p>
      {partial.shortCents > 0 && <p className={styles.warning}>{partialShort(partial)}</p>}
    </div>
  )
}

const partialShort = ({ shortCents, isRefused }: NonNullable<Column['partial']>) =>
  `${dollars(shortCents)} below the minimum order${isRefused ? ': not delivered' : ''}`

/** Shows what an order is short of the minimum; nothing where it is not. */
export function Short({ total }: { total: OrderTotal }) {
  const short = shortInWords(total)
  return short && <p className={styles.warning}>{short}</p>
}

/** Shows what one supplier costs for the lines that all have priced. */
export function CommonTotal({ column: { common }, comparison }: { column: Column; comparison: ComparisonView['comparison'] }) {
  if (!common) return null
  const mark = totalMark(common, comparison.common, commonInWords(comparison))
  return (
    <div className={styles.price}>
      <TotalFigures total={common} rankedBy={comparison.rankedBy} />
      <Short total={common} />
      {mark && <p className={styles.mark}>{mark}</p>}
    </div>
  )
}
