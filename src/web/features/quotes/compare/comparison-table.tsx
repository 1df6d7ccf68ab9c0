import type { ReactNode } from 'react'
import { dayInWords } from '#shared/time/day-texts.ts'
import { differenceInWords } from '#shared/text/difference-texts.ts'
import { dollars } from '#shared/money/money.ts'
import { BRAND } from '#contract/options.ts'
import { telHref } from '#shared/contact/phone.ts'
import type { ComparedRequest } from '#contract/quotes/quotes.ts'
import type { NextDelivery } from '#contract/suppliers/suppliers.ts'
import { totalsOf, type Totals } from '#shared/money/totals.ts'
import { dayAndOrderBy, useNextDeliveries } from '#web/features/quotes/thread/next-delivery.tsx'
import { StateTag } from '#web/features/quotes/thread/state-tag.tsx'
import { quotePath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { itemAt } from '#shared/item-at.ts'
import { AcceptButton } from './accept-button.tsx'
import { cheapestOverall, hasLeft, isDeclined, type Answered, type ComparedItem } from './compare.ts'
import styles from './comparison-table.module.css'
import { QuotedCell } from './quoted-cell.tsx'
import { ProposedNote, SameItemMenu } from './same-item-menu.tsx'
import { NOTHING_KEPT, useJoinSteps, type KeptRows } from './use-joins.ts'

type TableFooterProps = {
  items: readonly ComparedItem[]
  answered: readonly (Answered & Pick<ComparedRequest, 'nextDelivery'>)[]
  /** Whether each answer can no longer be accepted. */
  over: readonly boolean[]
  linkKey: string | null
}
type TableProps = TableFooterProps & {
  bulkId: string
  /** What the buyer has joined and split; null for whoever may only look. */
  kept: KeptRows | null
}

/** The suppliers side by side: a row for each item, then the totals. A table wider than its container scrolls, by keyboard as well. */
export function ComparisonTable({ bulkId, kept, ...footer }: TableProps) {
  const { items, answered, linkKey } = footer
  const { table, ...steps } = useJoinSteps({ items, kept: kept ?? NOTHING_KEPT, bulkId, linkKey })
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section ref={table} aria-label="Prices side by side" tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            {answered.map(({ id, supplier, status }) => (
              <th key={id} scope="col">
                <TextLink href={quotePath(id, linkKey)} className={styles.name}>
                  {supplier.businessName}
                </TextLink>
                <StateTag forBuyer status={status} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.joined[0]} data-row={item.joined[0]}>
              <th scope="row">
                {item.name}
                {kept && item.isProposed && <ProposedNote item={item} {...steps} />}
                {kept && <SameItemMenu item={item} items={items} {...steps} />}
              </th>
              {/* Every item has a cell for each answered request. */}
              {item.quoted.map((one, i) => (
                <QuotedCell key={answered[i]!.id} quoted={one} row={item.name} by={item.by} />
              ))}
            </tr>
          ))}
        </tbody>
        <TableFooter {...footer} />
      </table>
    </section>
  )
}

type ComparisonRow = { label: string; cell: (request: Answered, at: number) => ReactNode; isTotal?: boolean; isText?: boolean }

/** The footer of the table, about each answer as a whole: sums, then terms, then the decision. */
function TableFooter({ items, answered, over, linkKey }: TableFooterProps) {
  const totals = answered.map(({ offer }) => totalsOf(offer))
  const offers = answered.map(({ offer }) => offer)
  const next = useNextDeliveries(answered, true)
  const cheapest = cheapestOverall(items, offers, over)
  // `totals` and `over` have an entry for each answered request.
  const rows: ComparisonRow[] = [
    { label: 'Goods', cell: (_, at) => dollars(itemAt(totals, at).goodsCents) },
    { label: 'Delivery', cell: (_, at) => dollars(itemAt(totals, at).deliveryCents) },
    {
      label: 'Minimum order',
      cell: ({ offer: { minimumCents } }, at) => <MinimumOrder minimumCents={minimumCents} {...itemAt(totals, at)} />,
    },
    ...belowMinimumRows(totals),
    { label: 'GST', cell: (_, at) => dollars(itemAt(totals, at).gstCents) },
    {
      label: 'Total with GST and delivery',
      isTotal: true,
      cell: (_, at) => <Total {...itemAt(totals, at)} isCheapest={cheapest[at] === true} />,
    },
    ...nextRows(next),
    { label: 'Valid until', cell: (request, at) => <ValidUntil request={request} isOver={over[at] === true} /> },
    ...textRows(answered),
  ]
  return (
    <tfoot>
      {rows.map(({ label, cell, isTotal, isText }) => (
        <tr key={label} className={isTotal ? styles.total : undefined}>
          <th scope="row">{label}</th>
          {answered.map((request, at) => (
            <td key={request.id} className={isText ? styles.text : undefined}>
              {cell(request, at)}
            </td>
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

/** What orders below the minimum cost more, each where one of the answers has it, so that the parts of a total are all there. */
function belowMinimumRows(totals: readonly Totals[]): ComparisonRow[] {
  const parts = [
    { label: 'Difference to the minimum', cents: totals.map(({ differenceCents }) => differenceCents) },
    { label: 'Small order fee', cents: totals.map(({ smallOrderFeeCents }) => smallOrderFeeCents) },
  ]
  // `cents` has an entry for each answered request.
  return parts
    .filter(({ cents }) => cents.some((one) => one > 0))
    .map(({ label, cents }): ComparisonRow => ({ label, cell: (_, at) => dollars(itemAt(cents, at)) }))
}

/** The next deliveries, where one is known. */
const nextRows = (next: readonly (NextDelivery | null)[]): ComparisonRow[] =>
  next.some(Boolean) ? [{ label: 'Next delivery', isText: true, cell: (_, at) => (next[at] ? dayAndOrderBy(next[at]) : 'Not known') }] : []

/** What the suppliers say in words, and their phones; no row of notes where there is none. */
function textRows(answered: readonly Answered[]): ComparisonRow[] {
  const rows: ComparisonRow[] = [
    { label: 'Terms', isText: true, cell: ({ offer }) => offer.terms ?? 'None given' },
    { label: 'Phone', isText: true, cell: ({ supplier: { phone } }) => phone && <TextLink href={telHref(phone)}>{phone}</TextLink> },
  ]
  const hasNotes = answered.some(({ offer }) => offer.note !== null)
  return hasNotes ? [...rows, { label: 'Note', isText: true, cell: ({ offer }) => offer.note }] : rows
}

const Total = ({ totalCents, isRefused, isCheapest }: Totals & { isCheapest: boolean }) => (
  <>
    {dollars(totalCents)}
    {isCheapest && <span className={styles.cheapest}>Cheapest for everything</span>}
    {isRefused && <span className={styles.missed}>Not delivered: below the minimum order</span>}
  </>
)

/** The minimum order, and that goods below it are charged up to it. */
function MinimumOrder(short: Parameters<typeof differenceInWords>[0]) {
  if (short.minimumCents === null) return 'None'
  const difference = differenceInWords(short)
  return (
    <>
      {dollars(short.minimumCents)}
      {difference && <span className={styles.missed}>{difference}</span>}
    </>
  )
}

function ValidUntil({ request, isOver }: { request: Answered; isOver: boolean }) {
  if (hasLeft(request)) return `No longer on ${BRAND}`
  const day = request.offer.validUntil
  if (day === null) return 'Not limited'
  return isOver && !isDeclined(request) ? `Over since ${dayInWords(day)}` : dayInWords(day)
}
