import type { Change } from '#contract/billing/billing.ts'
import { dollars } from '#shared/money/money.ts'
import { dayOf } from '#web/features/billing/billing-texts.ts'
import styles from './change-costs.module.css'

/** Shows what is charged and credited now, line by line, and the next payment. */
export const ChangeCosts = ({ change: { isImmediate, dueCents, creditCents, lines, next } }: { change: Change }) => (
  <table className={styles.costs}>
    <caption className="visually-hidden">What the change costs, GST included</caption>
    <tbody>
      {lines.map(({ description, cents }) => (
        <CostRow key={description} name={description} cents={cents} />
      ))}
    </tbody>
    <tbody className={styles.sums}>
      {isImmediate && <CostRow name="Due now" cents={dueCents} />}
      {creditCents > 0 && <CostRow name="Credited to your next payments" cents={creditCents} />}
      <CostRow name={`Next payment, ${dayOf(next.at)}`} cents={next.cents} />
    </tbody>
  </table>
)

const CostRow = ({ name, cents }: { name: string; cents: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{dollars(cents)}</td>
  </tr>
)
