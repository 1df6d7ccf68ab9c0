import type { ReactNode } from 'react'
import { capitalised } from '#shared/text/words.ts'
import { DecideButton } from '#web/features/quotes/compare/lines/accept/decide-button.tsx'
import type { Column } from '#web/features/quotes/compare/lines/columns.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { CommonTotal, WholeTotal } from '#web/features/quotes/compare/lines/price/total.tsx'
import { useTerms } from '#web/features/quotes/compare/lines/terms/use-terms.ts'
import { commonInWords, hasCommon, wholeInWords } from '#web/features/quotes/compare/lines/words/basket-texts.ts'
import styles from './lines-table.module.css'

type TotalsRow = { label: string; cell: (column: Column) => ReactNode; isTotal?: boolean; isText?: boolean }

/** The footer of the table: what each order costs, then its terms, then the decision. */
export function TableTotals({ view, today }: { view: ComparisonView; today: string }) {
  const { comparison, columns, isExample } = view
  const terms = useTerms(columns, today)
  const rows: TotalsRow[] = [
    {
      label: `Order with delivery, ${wholeInWords(comparison)}`,
      isTotal: true,
      cell: (column) => <WholeTotal column={column} comparison={comparison} />,
    },
    ...(hasCommon(comparison)
      ? [
          {
            label: capitalised(commonInWords(comparison)),
            cell: (column: Column) => <CommonTotal column={column} comparison={comparison} />,
          },
        ]
      : []),
    ...terms.map(({ label, of }) => ({ label, isText: true, cell: of })),
  ]
  return (
    <tfoot>
      {rows.map(({ label, cell, isTotal, isText }) => (
        <tr key={label} className={isTotal ? styles.total : undefined}>
          <th scope="row">{label}</th>
          {columns.map((column) => (
            <td key={column.offerId} className={isText ? styles.text : undefined}>
              {cell(column)}
            </td>
          ))}
        </tr>
      ))}
      {!isExample && (
        <tr className="no-print">
          <th scope="row">Your decision</th>
          {columns.map((column) => (
            <td key={column.offerId}>
              <DecideButton column={column} view={view} />
            </td>
          ))}
        </tr>
      )}
    </tfoot>
  )
}
