import { useState } from 'react'
import { dollars } from '#shared/money/money.ts'
import { counted, listed } from '#shared/text/words.ts'
import type { ComparisonView, ProposedOrder } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './accept-dialog.module.css'
import type { AcceptingOrders } from './use-accept-orders.ts'
import { orderToAccept, priceOfOrder } from './proposed-orders.ts'

type AcceptDialogProps = {
  bulkId: string
  /** The orders that are asked about; none closes it. */
  proposed: readonly ProposedOrder[]
  onClose: () => void
  view: ComparisonView
  accepting: AcceptingOrders
}

/** Lists the orders with their totals and asks once. Each can be left out. */
export function AcceptDialog({ bulkId, proposed, onClose, view, accepting: { accept } }: AcceptDialogProps) {
  const { orders, isIn, toggle, reset } = useChosen(proposed)
  const names = orders.map(({ offerId }) => view.names.get(offerId) ?? 'the supplier')
  const close = () => {
    accept.reset()
    reset()
    onClose()
  }
  const take = async () => {
    if (await accept.send({ id: bulkId, orders: orders.map((order) => orderToAccept(order, view)) })) close()
  }
  return (
    <Dialog
      open={proposed.length > 0}
      onOpenChange={close}
      title={proposed.length === 1 ? `Accept the prices of ${listed(names)}?` : `Accept ${counted(proposed.length, 'order')}?`}
      description="You take these prices. Nothing is paid here."
      problem={accept.problem}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Not yet
          </Button>
          <Button icon="check" busy={accept.isPending} busyLabel="Accepting..." disabled={orders.length === 0} onClick={() => void take()}>
            Yes, accept
          </Button>
        </>
      }
    >
      <ul className={styles.orders}>
        {proposed.map((order) => (
          <OrderChoice
            key={order.offerId}
            order={order}
            view={view}
            isIn={isIn(order)}
            {...(proposed.length > 1 && { onToggle: toggle })}
          />
        ))}
      </ul>
      {orders.length > 0 && <p className={styles.after}>{whatFollows(names)}</p>}
    </Dialog>
  )
}

/** Returns which of the orders are to be accepted, all of them at first. */
function useChosen(proposed: readonly ProposedOrder[]) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const isIn = ({ offerId }: ProposedOrder) => !leftOut.includes(offerId)
  const toggle = ({ offerId }: ProposedOrder) =>
    setLeftOut(leftOut.includes(offerId) ? leftOut.filter((one) => one !== offerId) : [...leftOut, offerId])
  return { orders: proposed.filter(isIn), isIn, toggle, reset: () => setLeftOut([]) }
}

const whatFollows = (names: readonly string[]) =>
  `You can undo it for a minute. ${listed(names)} ${names.length === 1 ? 'gets' : 'get'} an email, and will contact you to arrange delivery.`

type OrderChoiceProps = { order: ProposedOrder; view: ComparisonView; isIn: boolean; onToggle?: (order: ProposedOrder) => void }

function OrderChoice({ order, view, isIn, onToggle }: OrderChoiceProps) {
  const { comparison, names } = view
  const name = names.get(order.offerId) ?? ''
  const items = comparison.lines.filter(({ lineId }) => order.lineIds.includes(lineId)).map(({ item }) => item)
  const price = priceOfOrder(order, comparison)
  return (
    <li className={styles.order}>
      {onToggle ? <Checkbox checked={isIn} onChange={() => onToggle(order)} label={name} /> : <b>{name}</b>}
      <p className={styles.price}>
        <b>{`${price.isEstimate ? 'about ' : ''}${dollars(price.exGstCents)} without GST`}</b>
        {price.totalCents !== null && <span>{`${dollars(price.totalCents)} with GST`}</span>}
      </p>
      <p className={styles.items}>{`${counted(items.length, 'line')}: ${items.join(', ')}`}</p>
    </li>
  )
}
