import type { ResponseOf } from '#contract/api.ts'
import type { SentRequest } from '#contract/quotes/quotes.ts'
import { dollars } from '#shared/money/money.ts'
import { counted } from '#shared/text/words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { quotePath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from './venue-parts.module.css'

type SpendProps = { overview: ResponseOf<'GET /api/venue/overview'>; requests: readonly Pick<SentRequest, 'id' | 'supplier'>[] }

/** What was accepted in twelve months by category; each figure opens the orders that it is the sum of. */
export function Spend({ overview: { spend, orders }, requests }: SpendProps) {
  if (spend.length === 0) return null
  const names = new Map(requests.map(({ id, supplier }) => [id, supplier.businessName]))
  const ordersById = new Map(orders.map((order) => [order.requestId, order]))
  const total = spend.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <TitledSection title="Spent in twelve months" sub={`${dollars(total)} without GST, as you accepted it.`}>
      {spend.map(({ category, cents, from }) => (
        <details key={category} className={styles.sum}>
          <summary>
            <span>{`${category}, ${counted(from.length, 'order')}`}</span>
            <span className={styles.cents}>{dollars(cents)}</span>
          </summary>
          <ul>
            {from.map((id) => {
              const order = ordersById.get(id)
              return (
                <li key={id} className={styles.row}>
                  <TextLink href={quotePath(id)}>{names.get(id) ?? 'An order'}</TextLink>
                  <span className={styles.soft}>{order ? dayInWords(order.acceptedOn) : ''}</span>
                  <span className={styles.cents}>{order ? dollars(order.exGstCents) : ''}</span>
                </li>
              )
            })}
          </ul>
        </details>
      ))}
    </TitledSection>
  )
}
