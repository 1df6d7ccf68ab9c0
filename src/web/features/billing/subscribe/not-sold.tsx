import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { PRICING, subscriptionPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { isMonthlyOnly } from '#web/features/billing/plans/shown-plan-price.ts'
import type { ChosenPlan } from '#web/features/billing/subscription-search.ts'

/** Says why the chosen plan cannot be bought, with what can. */
export function NotSold({ chosen: { plan, interval }, isBeta }: { chosen: ChosenPlan; isBeta: boolean }) {
  const name = PLAN_NAMES[plan]
  const byTheMonth = interval === 'year' && isMonthlyOnly(plan, isBeta)
  return (
    <Panel title={`${name} cannot be bought like this yet`}>
      <Stack align="start">
        <p>
          {byTheMonth
            ? `${name} by the year is not sold during the beta. You can have it by the month.`
            : `${name} by the ${interval} cannot be bought at this site yet. Please choose another plan.`}
        </p>
        {byTheMonth ? (
          <ButtonLink href={subscriptionPath({ plan, interval: 'month' })}>Take it by the month</ButtonLink>
        ) : (
          <ButtonLink href={PRICING}>Compare the plans</ButtonLink>
        )}
      </Stack>
    </Panel>
  )
}
