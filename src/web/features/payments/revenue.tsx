import { useQuery } from '@tanstack/react-query'
import type { RevenueMonth } from '#contract/owner/payments.ts'
import { dollars } from '#shared/money/money.ts'
import { dateInWords } from '#shared/time/day-texts.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import styles from './payments.module.css'

/** What came in each month, and what of it was paid back. */
export const Revenue = () => (
  <Panel title="Revenue by month">
    <QueryBoundary of={useQuery({ ...query('GET /api/admin/revenue', {}), refetchOnMount: 'always' })} loading={<TableSkeleton />}>
      {(months) => <Months months={months} />}
    </QueryBoundary>
  </Panel>
)

function Months({ months }: { months: readonly RevenueMonth[] }) {
  const sandbox = months.reduce((sum, { sandboxCents }) => sum + sandboxCents, 0)
  return (
    <>
      {sandbox > 0 && (
        <p
          className={styles.fact}
        >{`${dollars(sandbox)} more was paid in the sandbox, where no money moves. It is not in these figures.`}</p>
      )}
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Paid</th>
            <th scope="col">Paid back</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, paidCents, refundedCents }) => (
            <tr key={month}>
              <th scope="row">{dateInWords(month)}</th>
              <td>{dollars(paidCents)}</td>
              <td>{dollars(refundedCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
