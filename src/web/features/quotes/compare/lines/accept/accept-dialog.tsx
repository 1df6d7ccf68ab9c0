import { useState } from 'react'
import { counted, listed } from '#shared/text/words.ts'
import type { ComparisonView, ProposedOrder } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './accept-dialog.module.css'
import { OrderChoice } from './order-choice.tsx'
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
  const { orders, linesOf, toggle, reset } = useChosen(proposed)
  const isRefused = orders.some((order) => priceOfOrder(order, view)?.isRefused)
  const namesOf = (some: readonly ProposedOrder[]) => some.map(({ offerId }) => view.names.get(offerId) ?? 'the supplier')
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
      title={proposed.length === 1 ? `Accept the prices of ${listed(namesOf(proposed))}?` : `Accept ${counted(proposed.length, 'order')}?`}
      description="You take these prices. Nothing is paid here."
      problem={accept.problem}
      footer={
        <Decide onClose={close} onTake={() => void take()} isPending={accept.isPending} isDisabled={orders.length === 0 || isRefused} />
      }
    >
      <ul className={styles.orders}>
        {proposed.map((order) => (
          <OrderChoice
            key={order.offerId}
            order={order}
            lineIds={linesOf(order)}
            view={view}
            onToggle={(lineIds, isIn) => toggle(order, lineIds, isIn)}
            isAlone={proposed.length === 1}
          />
        ))}
      </ul>
      {orders.length > 0 && <p className={styles.after}>{whatFollows(namesOf(orders))}</p>}
    </Dialog>
  )
}

type DecideProps = { onClose: () => void; onTake: () => void; isPending: boolean; isDisabled: boolean }

const Decide = ({ onClose, onTake, isPending, isDisabled }: DecideProps) => (
  <>
    <Button variant="quiet" onClick={onClose}>
      Not yet
    </Button>
    <Button icon="check" busy={isPending} busyLabel="Accepting..." disabled={isDisabled} onClick={onTake}>
      Yes, accept
    </Button>
  </>
)

/**
 * Returns what is left of the orders, all that they have themselves at first and nothing of what is offered instead: a line is ticked by its
 * box, an order by that of its supplier.
 */
function useChosen(proposed: readonly ProposedOrder[]) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const keyOf = (offerId: string, lineId: string) => `${offerId}:${lineId}`
  const linesOf = ({ offerId, lineIds, offeredIds = [] }: ProposedOrder) => [
    ...lineIds.filter((lineId) => ticked.get(keyOf(offerId, lineId)) ?? true),
    ...offeredIds.filter((lineId) => ticked.get(keyOf(offerId, lineId)) ?? false),
  ]
  const toggle = ({ offerId }: ProposedOrder, lineIds: readonly string[], isIn: boolean) =>
    setTicked(new Map([...ticked, ...lineIds.map((lineId) => [keyOf(offerId, lineId), isIn] as const)]))
  const orders = proposed.map((order) => ({ ...order, lineIds: linesOf(order) })).filter(({ lineIds }) => lineIds.length > 0)
  return { orders, linesOf, toggle, reset: () => setTicked(new Map()) }
}

const whatFollows = (names: readonly string[]) =>
  `You can undo it for a minute. ${listed(names)} ${names.length === 1 ? 'gets' : 'get'} an email, and will contact you to arrange delivery.`
