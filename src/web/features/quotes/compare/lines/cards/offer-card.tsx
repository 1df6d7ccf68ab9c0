import type { Cell } from '#contract/quotes/comparison/comparison-results.ts'
import { dollars } from '#shared/money/money.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { DecideButton } from '#web/features/quotes/compare/lines/accept/decide-button.tsx'
import type { Column } from '#web/features/quotes/compare/lines/columns.ts'
import type { ComparedRow } from '#web/features/quotes/compare/lines/compared-rows.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { Substitute } from '#web/features/quotes/compare/lines/price/substitute.tsx'
import { CommonTotal, WholeTotal } from '#web/features/quotes/compare/lines/price/total.tsx'
import { SupplierHead } from '#web/features/quotes/compare/lines/supplier-facts.tsx'
import type { ShownTerm } from '#web/features/quotes/compare/lines/terms/use-terms.ts'
import { commonInWords, hasCommon } from '#web/features/quotes/compare/lines/words/basket-texts.ts'
import { STATE_WORDS, unitInWords } from '#web/features/quotes/compare/lines/words/line-texts.ts'
import { capitalised } from '#shared/text/words.ts'
import { itemAt } from '#shared/item-at.ts'
import styles from './cards.module.css'

/** One supplier's answer on a phone: its total, the unit price of each line, its terms, and the decision. */
export function OfferCard({ column, view, terms }: { column: Column; view: ComparisonView; terms: readonly ShownTerm[] }) {
  const { comparison, isExample } = view
  const shown = terms.map(({ label, of }) => ({ label, value: of(column) })).filter(({ value }) => Boolean(value))
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <SupplierHead column={column} view={view} />
      </div>
      <WholeTotal column={column} comparison={comparison} />
      {hasCommon(comparison) && column.common && (
        <div>
          <p className={styles.label}>{capitalised(commonInWords(comparison))}</p>
          <CommonTotal column={column} comparison={comparison} />
        </div>
      )}
      <UnitPrices column={column} view={view} />
      {shown.length > 0 && (
        <dl className={styles.terms}>
          {shown.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isExample && <DecideButton column={column} view={view} block />}
    </li>
  )
}

function UnitPrices({ column, view: { rows, rules } }: { column: Column; view: ComparisonView }) {
  return (
    <ul className={styles.units} aria-label={`Prices of ${column.name}`}>
      {rows.map((row) => {
        // A row has a cell for each offer.
        const cell = itemAt(row.cells, column.at)
        const isCounted = row.counting.includes(cell.offerId)
        const origin = originInWords(cell)
        return (
          <li key={row.lineId} className={isCounted ? undefined : styles.uncounted}>
            <div className={styles.item}>
              <p>{row.item}</p>
              <Substitute cell={cell} row={row} column={column} rules={rules} />
              {origin && <p className={styles.origin}>{origin}</p>}
            </div>
            <UnitPrice cell={cell} row={row} />
          </li>
        )
      })}
    </ul>
  )
}

/** The price of one of its measure beside the cost of the need, and why it does not count where it does not. */
function UnitPrice({ cell, row }: { cell: Cell; row: ComparedRow }) {
  const { state, costCents } = cell
  const words = state === 'priced' || state === 'substitute' ? null : STATE_WORDS[state]
  if (costCents === null) return <span>{words ?? 'No price'}</span>
  return (
    <span className={styles.figures}>
      <b>{unitInWords(cell, row)}</b> <span>{`${cell.isEstimate ? 'about ' : ''}${dollars(costCents)}`}</span>
      {words && <span className={styles.why}>{words}</span>}
    </span>
  )
}
