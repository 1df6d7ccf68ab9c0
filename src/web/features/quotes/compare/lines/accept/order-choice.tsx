import { dollars } from '#shared/money/money.ts'
import { counted } from '#shared/text/words.ts'
import type { ComparisonView, ProposedOrder } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import styles from './accept-dialog.module.css'
import { priceOfOrder, type OrderPrice } from './proposed-orders.ts'

type OrderChoiceProps = {
  order: ProposedOrder
  /** Those of its lines that are left. */
  lineIds: readonly string[]
  view: ComparisonView
  onToggle: (lineIds: readonly string[], isIn: boolean) => void
  /** It is the only order, so that leaving it out would leave nothing. */
  isAlone: boolean
}

/** An order that is asked about: its total, and its lines, each of which can be left out. */
export function OrderChoice({ order, lineIds, view, onToggle, isAlone }: OrderChoiceProps) {
  const name = view.names.get(order.offerId) ?? ''
  const lines = view.comparison.lines.filter(({ lineId }) => order.lineIds.includes(lineId))
  const own = order.lineIds.filter((lineId) => lineIds.includes(lineId))
  const price = lineIds.length > 0 ? priceOfOrder({ ...order, lineIds }, view) : null
  return (
    <li className={styles.order}>
      {isAlone ? (
        <b>{name}</b>
      ) : (
        <Checkbox
          checked={lineIds.length > 0}
          onChange={({ currentTarget }) => onToggle(order.lineIds, currentTarget.checked)}
          label={name}
        />
      )}
      {price ? <PriceWords price={price} /> : <p className={styles.items}>{isAlone ? 'Nothing is ticked' : 'Left out'}</p>}
      <Offered order={order} lineIds={lineIds} view={view} onToggle={onToggle} />
      <details hidden={lines.length === 0}>
        <summary className={styles.summary}>{`${own.length} of ${counted(lines.length, 'line')}: ${itemsOf(lines, own)}`}</summary>
        {lines.map(({ lineId, item }) => (
          <Checkbox
            key={lineId}
            className={styles.line}
            checked={lineIds.includes(lineId)}
            onChange={({ currentTarget }) => onToggle([lineId], currentTarget.checked)}
            label={item}
          />
        ))}
      </details>
    </li>
  )
}

/** Shows what the supplier has instead of some lines: in the order only where it is ticked. */
function Offered({ order: { offerId, offeredIds = [] }, lineIds, view: { comparison }, onToggle }: Omit<OrderChoiceProps, 'isAlone'>) {
  const offered = comparison.lines.flatMap(({ lineId, item, cells }) => {
    const cell = offeredIds.includes(lineId) && cells.find((one) => one.offerId === offerId)
    return cell && cell.costCents !== null ? [{ lineId, item, ...cell, costCents: cell.costCents }] : []
  })
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.offered}>
      <legend className={styles.legend}>Something else instead. Tick what you take.</legend>
      {offered.map(({ lineId, item, substitute, isEstimate, costCents }) => (
        <Checkbox
          key={lineId}
          className={styles.line}
          checked={lineIds.includes(lineId)}
          onChange={({ currentTarget }) => onToggle([lineId], currentTarget.checked)}
          label={`${substitute} instead of ${item}, ${isEstimate ? 'about ' : ''}${dollars(costCents)} without GST`}
        />
      ))}
    </fieldset>
  )
}

const itemsOf = (lines: readonly { lineId: string; item: string }[], lineIds: readonly string[]) =>
  lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ item }) => item)
    .join(', ')

function PriceWords({ price: { exGstCents, totalCents, isEstimate, isRefused, shortCents } }: { price: OrderPrice }) {
  const about = isEstimate ? 'about ' : ''
  return (
    <>
      <p className={styles.price}>
        {exGstCents !== null && <b>{`${about}${dollars(exGstCents)} without GST`}</b>}
        <span>{`${about}${dollars(totalCents)} with GST`}</span>
      </p>
      {isRefused && <p className={styles.refused}>{`${dollars(shortCents)} below the minimum order: not delivered`}</p>}
    </>
  )
}
