import { useState } from 'react'
import type { Cell } from '#contract/quotes/comparison/comparison-results.ts'
import type { ComparedRow } from '#web/features/quotes/compare/lines/compared-rows.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { LineHead } from '#web/features/quotes/compare/lines/line-head.tsx'
import { Price } from '#web/features/quotes/compare/lines/price/price.tsx'
import { useTerms } from '#web/features/quotes/compare/lines/terms/use-terms.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { itemAt } from '#shared/item-at.ts'
import styles from './cards.module.css'
import { OfferCard } from './offer-card.tsx'

/** The comparison on a phone: a card for each supplier, the best first, or for each line what everybody asks for it. */
export function Cards({ view, today }: { view: ComparisonView; today: string }) {
  const [isByLine, setByLine] = useState(false)
  const terms = useTerms(view.columns, today)
  return (
    <section aria-label="Prices" className={styles.cards}>
      <div className={styles.choice}>
        <Segmented label="Show prices">
          <Segment label="By supplier" active={!isByLine} onClick={() => setByLine(false)} />
          <Segment label="By line" active={isByLine} onClick={() => setByLine(true)} />
        </Segmented>
      </div>
      {isByLine ? (
        <ul className={styles.list}>
          {view.rows.map((row) => (
            <LineCard key={row.lineId} row={row} view={view} />
          ))}
        </ul>
      ) : (
        <ol className={styles.list}>
          {view.columns.map((column) => (
            <OfferCard key={column.offerId} column={column} view={view} terms={terms} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** A line with the prices for it, the cheapest first. */
function LineCard({ row, view }: { row: ComparedRow; view: ComparisonView }) {
  const shown = view.columns
    .map((column) => ({ cell: itemAt(row.cells, column.at), column }))
    .toSorted((one, other) => byCost(row, one.cell, other.cell))
  return (
    <li className={styles.card}>
      <LineHead row={row} view={view} />
      <ol className={styles.prices}>
        {shown.map(({ cell, column }) => (
          <li key={cell.offerId}>
            <span className={styles.item}>{column.name}</span>
            <Price cell={cell} row={row} column={column} rules={view.rules} />
          </li>
        ))}
      </ol>
    </li>
  )
}

/** The cheapest of the comparison, then prices that count, then others that have one. */
const byCost = (row: ComparedRow, one: Cell, other: Cell) => {
  const group = ({ offerId, costCents }: Cell) =>
    row.cheapest.includes(offerId) ? 0 : row.counting.includes(offerId) ? 1 : costCents === null ? 3 : 2
  return group(one) - group(other) || (one.costCents ?? 0) - (other.costCents ?? 0)
}
