import type { Subscription } from '#contract/billing/billing.ts'
import { dollars } from '#shared/money/money.ts'
import { dayOf, planInWords, priceInWords } from '#web/features/billing/billing-texts.ts'
import styles from './plan-facts.module.css'

/** Plan, price and next payment. */
export function PlanFacts({ subscription }: { subscription: Subscription }) {
  return (
    <dl className={styles.facts}>
      {factsOf(subscription).map(([name, fact]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ plan, interval, cents, currentPeriodEnd, cancelAtPeriodEnd, change, priceChange }: Subscription): [string, string][] {
  if (!plan || !interval || cents === null) return []
  const price = priceInWords({ cents, interval })
  const facts: [string, string][] = [
    ['Plan', planInWords({ plan, interval })],
    ['Price', `${price}, GST included`],
  ]
  if (currentPeriodEnd === null) return facts
  const day = dayOf(currentPeriodEnd)
  if (cancelAtPeriodEnd) return [...facts, ['Ends', day]]
  const next = change?.cents ?? (priceChange && priceChange.from <= currentPeriodEnd ? priceChange.cents : cents)
  return [...facts, ['Next payment', `${dollars(next)} on ${day}`]]
}
