import { PageLinks } from '#web/ui/controls/page-links.tsx'
import type { RefObject } from 'react'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import type { SupplierOrder } from '#contract/owner/owner-supplier-options.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { SupplierRow } from './supplier-row.tsx'
import styles from './suppliers.module.css'
import { isNarrowed, orderOf, tablePath, PAGE_SIZE } from './table-search.ts'

type SupplierTableProps = {
  search: OwnerSearch
  suppliers: OwnerSupplier[]
  total: number
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  table: RefObject<HTMLTableElement | null>
}

/** A column by which the table can be sorted: the order of its first and of its second click. */
type Column = { label: string; orders?: readonly [SupplierOrder, SupplierOrder]; isNumber?: true }

const COLUMNS: readonly Column[] = [
  { label: 'Business name', orders: ['name', '-name'] },
  { label: 'Email and phone' },
  { label: 'Category', orders: ['category', '-category'] },
  { label: 'State', orders: ['state', '-state'] },
  { label: 'Status' },
  { label: 'Added', orders: ['newest', 'oldest'] },
  { label: 'Rating', orders: ['-rating', 'rating'], isNumber: true },
  { label: 'Reviews', orders: ['-reviews', 'reviews'], isNumber: true },
  { label: 'Views', orders: ['-views', 'views'], isNumber: true },
  { label: 'Inquiries', orders: ['-inquiries', 'inquiries'], isNumber: true },
]

export function SupplierTable({ search, suppliers, total, chosen, onChoose, table }: SupplierTableProps) {
  if (suppliers.length === 0) return <NothingHere search={search} />
  const areAllChosen = suppliers.every(({ id }) => chosen.has(id))
  const chooseAll = () => onChoose(without(chosen, suppliers, areAllChosen))
  const choose = (id: number) => onChoose(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <section aria-label="Table of suppliers" tabIndex={0} className={styles.scroll}>
        <table ref={table} className={styles.table}>
          <thead>
            <tr>
              <td className={styles.tick}>
                <Checkbox label="Choose all suppliers of this page" hiddenLabel checked={areAllChosen} onChange={chooseAll} />
              </td>
              {COLUMNS.map((column) => (
                <Heading key={column.label} column={column} search={search} />
              ))}
            </tr>
          </thead>
          <tbody>
            {suppliers.map((supplier) => (
              <SupplierRow
                key={supplier.id}
                supplier={supplier}
                href={tablePath(search, { page: search.page, edit: String(supplier.id) })}
                isChosen={chosen.has(supplier.id)}
                onChoose={() => choose(supplier.id)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <PageLinks
        page={search.page ?? 1}
        total={total}
        pageSize={PAGE_SIZE}
        hrefOf={(page) => tablePath(search, { page })}
        // A search is counted up to a thousand.
        isOpenEnded={search.search !== undefined && total > 1000}
      />
    </>
  )
}

const without = (chosen: ReadonlySet<number>, suppliers: OwnerSupplier[], areAllChosen: boolean) => {
  const ids = suppliers.map(({ id }) => id)
  return areAllChosen ? new Set([...chosen].filter((id) => !ids.includes(id))) : new Set([...chosen, ...ids])
}

function Heading({ column: { label, orders, isNumber }, search }: { column: Column; search: OwnerSearch }) {
  const order = orderOf(search)
  const look = isNumber ? styles.number : undefined
  if (!orders)
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    )
  const isSorted = orders.includes(order)
  const next = order === orders[0] ? orders[1] : orders[0]
  const direction = order.startsWith('-') || order === 'newest' ? 'descending' : 'ascending'
  return (
    <th scope="col" className={look} aria-sort={isSorted ? direction : undefined}>
      <a href={tablePath(search, { sort: next === 'name' ? undefined : next })} className={styles.sort}>
        {label}
        {isSorted && <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
      </a>
    </th>
  )
}

const NOTHING: OwnerSearch = {
  search: undefined,
  state: undefined,
  category: undefined,
  verified: undefined,
  claimed: undefined,
  plan: undefined,
  status: undefined,
}

const NothingHere = ({ search }: { search: OwnerSearch }) => (
  <p className={styles.nothing}>
    {isNarrowed(search) ? 'No supplier is like that. ' : search.page ? 'There is nothing on this page. ' : 'There is no supplier yet.'}
    {(isNarrowed(search) || search.page) && <a href={tablePath(search, NOTHING)}>Show all suppliers</a>}
  </p>
)
