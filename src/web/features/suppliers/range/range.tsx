import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/endpoint/values.ts'
import type { RangeRow } from '#contract/price-lists/price-list-settings.ts'
import { dollars } from '#shared/money/money.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { pages } from '#web/api/reads/query.ts'
import { NextPage } from '#web/ui/controls/next-page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './range.module.css'

const A_PAGE = 25

/** The price list of a supplier that shows it, page by page: with prices where it shows these. */
export default function Range({ supplierId }: { supplierId: Id }) {
  const read = useInfiniteQuery(pages('GET /api/suppliers/:id/range', { id: String(supplierId) }, A_PAGE))
  const rows = read.data?.pages.flatMap(({ items }) => items) ?? []
  const hasPrices = rows.some(isPriced)
  return (
    <Section
      title="Full range"
      sub={hasPrices ? 'Prices are without GST. A quote says what holds for you.' : 'Ask for a quote to learn the prices.'}
    >
      <QueryBoundary of={read} loading={<RowsSkeleton rows={6} />}>
        {() => (
          <>
            <RangeTable rows={rows} hasPrices={hasPrices} />
            <NextPage of={read} label="Show more" className={styles.more} />
          </>
        )}
      </QueryBoundary>
    </Section>
  )
}

const isPriced = ({ priceCents }: RangeRow) => priceCents !== undefined

const RangeTable = ({ rows, hasPrices }: { rows: readonly RangeRow[]; hasPrices: boolean }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">Full range</caption>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Pack</th>
        {hasPrices && (
          <th scope="col" className={styles.price}>
            Price
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={i}>
          <th scope="row">{row.item}</th>
          <td>{row.packSize ?? row.unit}</td>
          {hasPrices && <td className={styles.price}>{priceOf(row)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

function priceOf({ priceCents, gst }: RangeRow): string {
  if (priceCents == null) return 'On request'
  return gst === 'taxable' ? `${dollars(priceCents)} + GST` : dollars(priceCents)
}
