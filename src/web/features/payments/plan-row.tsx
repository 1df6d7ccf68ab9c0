import type { PaidPlan } from '#contract/owner/payments.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { dollars } from '#shared/money/money.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { ownerPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import styles from './payments.module.css'

const day = (time: string) => dayInWords(sydneyDay(new Date(time)))

/** A plan, what it costs, and where it stands. */
export const PlanRow = ({ plan }: { plan: PaidPlan }) => (
  <ListRow>
    <RowWords>
      <p className={styles.name}>
        <TextLink href={ownerPath({ tab: 'suppliers', edit: String(plan.supplierId) })}>{plan.businessName}</TextLink>
      </p>
      <p className={plan.status === 'past_due' ? styles.failed : styles.fact}>{stateOf(plan)}</p>
    </RowWords>
    <p className={styles.amount}>{`${PLAN_NAMES[plan.plan]}, ${dollars(plan.cents)} a ${plan.interval}`}</p>
  </ListRow>
)

function stateOf({ status, createdAt, currentPeriodEnd, cancelAtPeriodEnd, pastDueSince }: PaidPlan): string {
  const since = `Since ${day(createdAt)}`
  if (status === 'pending') return `${since}: the first payment is not made yet`
  if (status === 'canceled') return `${since}: cancelled`
  if (status === 'past_due') return `The payment failed${pastDueSince ? ` on ${day(pastDueSince)}` : ''} and is tried again`
  if (currentPeriodEnd === null) return since
  return `${since}, ${cancelAtPeriodEnd ? 'ends' : 'renews'} ${day(currentPeriodEnd)}`
}
