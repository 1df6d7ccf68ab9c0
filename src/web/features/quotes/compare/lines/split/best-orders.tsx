import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { stepsFor } from '#contract/quotes/quote-states.ts'
import { dollars } from '#shared/money/money.ts'
import { counted } from '#shared/text/words.ts'
import type { ComparisonView } from '#web/features/quotes/compare/lines/comparison-view.ts'
import { Short, TotalFigures } from '#web/features/quotes/compare/lines/price/total.tsx'
import { hasOrderRules } from '#web/features/quotes/compare/lines/rules/page-rules.ts'
import { OrderRules } from '#web/features/quotes/compare/lines/rules/order-rules.tsx'
import {
  deliveriesInWords,
  gapInWords,
  impossibleInWords,
  savesInWords,
  splitHeading,
} from '#web/features/quotes/compare/lines/words/split-texts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './best-orders.module.css'

type Split = NonNullable<Comparison['split']>

/** The cheapest way to buy everything that is priced, over one supplier or several, why it is, and the rules that bind it. */
export function BestOrders({ view }: { view: ComparisonView }) {
  const { comparison, names, rules } = view
  const { split, impossible } = comparison
  if (!split && !impossible) return null
  return (
    <section aria-labelledby="best-orders" className={styles.best}>
      <h2 id="best-orders" className={styles.title}>
        {split ? splitHeading(comparison, split, hasOrderRules(rules.rules)) : 'Not all of it can be bought'}
      </h2>
      {split ? (
        <Orders split={split} view={view} />
      ) : (
        impossibleInWords(comparison, names).map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
      <OrderRules view={view} />
    </section>
  )
}

function Orders({ split, view }: { split: Split; view: ComparisonView }) {
  const { comparison, names } = view
  const reasons = [savesInWords(comparison, split, names), ...deliveriesInWords(comparison), gapInWords(split)].filter(
    (one) => one !== null,
  )
  return (
    <>
      <div className={styles.sum}>
        <TotalFigures total={{ ...split, isEstimate: split.orders.some(({ isEstimate }) => isEstimate) }} rankedBy={comparison.rankedBy} />
      </div>
      {reasons.length > 0 && <p className={styles.reasons}>{reasons.join(' ')}</p>}
      <ul className={styles.orders}>
        {split.orders.map((order) => (
          <Order key={order.offerId} order={order} view={view} />
        ))}
      </ul>
      <AcceptOrders split={split} view={view} />
    </>
  )
}

/** The button that accepts those of the best orders that can be accepted here, and have not been. */
function AcceptOrders({ split: { orders }, view: { accept, columns } }: { split: Split; view: ComparisonView }) {
  const open = orders.filter(({ offerId }) => {
    const request = columns.find((column) => column.offerId === offerId)?.request
    return request && request.supplier.id !== null && stepsFor('buyer', request.status).includes('accept')
  })
  if (!accept || open.length === 0) return null
  const these = open.length === 1 ? 'this order' : `these ${open.length} orders`
  return (
    <p className="no-print">
      <Button icon="check" aria-haspopup="dialog" onClick={() => accept(open)}>
        {open.length === orders.length ? `Accept ${these}` : `Accept ${open.length} of them`}
      </Button>
    </p>
  )
}

function Order({ order, view: { names, comparison } }: { order: Split['orders'][number]; view: ComparisonView }) {
  const items = comparison.lines.filter(({ lineId }) => order.lineIds.includes(lineId)).map(({ item }) => item)
  return (
    <li className={styles.order}>
      <p className={styles.name}>
        <b>{names.get(order.offerId)}</b> <span>{counted(order.lineIds.length, 'line')}</span>
      </p>
      <div className={styles.figures}>
        <p>{`${order.isEstimate ? 'about ' : ''}${dollars(order.exGstCents)} without GST`}</p>
        <p className={styles.small}>
          {order.deliveryCents > 0 ? `of which ${dollars(order.deliveryCents)} is delivery` : 'delivered free'}
        </p>
        <Short total={order} />
      </div>
      <p className={styles.items}>{items.join(', ')}</p>
    </li>
  )
}
