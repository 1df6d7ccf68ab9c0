import type { ReactNode } from 'react'
import { dayInWords } from '#contract/day-in-words.ts'
import { dollars } from '#contract/money.ts'
import { totalsOf } from '#contract/totals.ts'
import { StateTag } from '#web/features/quotes/thread/state-tag.tsx'
import { quotePath } from '#web/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { AcceptButton } from './accept-button.tsx'
import { cheapestOverall, type Answered, type ComparedItem } from './compare.ts'
import { QuotedCell } from './quoted-cell.tsx'
import styles from './comparison-table.module.css'

type TableProps = { items: readonly ComparedItem[]; answered: readonly Answered[]; linkKey: string | null }

/** Suppliers side by side: a row for each item, then what the whole comes to. Too wide for its place, it scrolls, by keyboard as well. */
export const ComparisonTable = ({ items, answered, linkKey }: TableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  <section aria-label="Prices side by side" tabIndex={0} className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          {answered.map(({ id, supplier, status }) => (
            <th key={id} scope="col">
              <TextLink href={quotePath(id, linkKey)} className={styles.name}>
                {supplier.businessName}
              </TextLink>
              <StateTag status={status} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, quoted }, row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {quoted.map((one, i) => (
              <QuotedCell key={answered[i]!.id} quoted={one} row={name} />
            ))}
          </tr>
        ))}
      </tbody>
      <Whole items={items} answered={answered} linkKey={linkKey} />
    </table>
  </section>
)

type Row = { label: string; cell: (request: Answered, at: number) => ReactNode; isTotal?: boolean }

/** What holds for a whole answer: sums, then terms, then the decision. */
function Whole({ items, answered, linkKey }: TableProps) {
  const totals = answered.map(({ offer }) => totalsOf(offer))
  const cheapest = cheapestOverall(items, answered.length)
  const rows: Row[] = [
    { label: 'Goods', cell: (_, at) => dollars(totals[at]!.goodsCents) },
    { label: 'Delivery', cell: (_, at) => dollars(totals[at]!.deliveryCents) },
    { label: 'GST', cell: (_, at) => dollars(totals[at]!.gstCents) },
    {
      label: 'Total with GST',
      isTotal: true,
      cell: (_, at) => (
        <>
          {dollars(totals[at]!.totalCents)}
          {cheapest[at] && <span className={styles.cheapest}>Cheapest for everything</span>}
        </>
      ),
    },
    { label: 'Minimum order', cell: ({ offer }) => (offer.minimumCents === null ? 'None' : dollars(offer.minimumCents)) },
    { label: 'Valid until', cell: ({ offer }) => (offer.validUntil === null ? 'Not limited' : dayInWords(offer.validUntil)) },
    { label: 'Terms', cell: ({ offer }) => offer.terms ?? 'None given' },
  ]
  return (
    <tfoot>
      {rows.map(({ label, cell, isTotal }) => (
        <tr key={label} className={isTotal ? styles.total : undefined}>
          <th scope="row">{label}</th>
          {answered.map((request, at) => (
            <td key={request.id}>{cell(request, at)}</td>
          ))}
        </tr>
      ))}
      <tr className="no-print">
        <th scope="row">Your decision</th>
        {answered.map((request) => (
          <td key={request.id}>
            <AcceptButton request={request} linkKey={linkKey} />
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
