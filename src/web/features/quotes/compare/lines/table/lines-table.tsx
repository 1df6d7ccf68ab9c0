import type { ReactNode } from 'react'
import type { ComparedRow } from '#web/features/quotes/compare/lines/compared-rows.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { LineHead } from '#web/features/quotes/compare/lines/line-head.tsx'
import { Price } from '#web/features/quotes/compare/lines/price/price.tsx'
import { SupplierHead } from '#web/features/quotes/compare/lines/supplier-facts.tsx'
import { itemAt } from '#shared/item-at.ts'
import { TableTotals } from './table-totals.tsx'
import styles from './lines-table.module.css'

/** The buyer's lines as rows, the suppliers as columns. It scrolls in its own frame, in which the head and the first column stay in view. */
export function LinesTable({ view, today }: { view: ComparisonView; today: string }) {
  const { rows, columns } = view
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section aria-label="Prices side by side" tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Your line</th>
            {columns.map((column) => (
              <th key={column.offerId} scope="col">
                <div className={styles.head}>
                  <SupplierHead column={column} view={view} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.lineId}>
              <th scope="row">
                <LineHead row={row} view={view} />
              </th>
              {cellsOf(row, view)}
            </tr>
          ))}
        </tbody>
        <TableTotals view={view} today={today} />
      </table>
    </section>
  )
}

const cellsOf = (row: ComparedRow, { columns, rules }: ComparisonView): ReactNode =>
  columns.map((column) => (
    <td key={column.offerId}>
      {/* A row has a cell for each offer. */}
      <Price cell={itemAt(row.cells, column.at)} row={row} column={column} rules={rules} />
    </td>
  ))
