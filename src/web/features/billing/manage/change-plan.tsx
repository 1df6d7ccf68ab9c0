import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanPrice } from '#contract/billing/billing.ts'
import { PLANS } from '#contract/billing/plans.ts'
import { query } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { planInWords, priceInWords } from '#web/features/billing/billing-texts.ts'
import { chosenPlan, type ChosenPlan, type SubscriptionSearch } from '#web/features/billing/subscription-search.ts'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'
import { ChangeDialog } from './change-dialog.tsx'

type Props = { own: ChosenPlan; search: SubscriptionSearch }

const isSame = (one: ChosenPlan, other: ChosenPlan) => one.plan === other.plan && one.interval === other.interval
const idOf = ({ plan, interval }: ChosenPlan) => `${plan} ${interval}`

/** Chooses another plan, and shows what that costs before anything is changed. */
export function ChangePlan({ own, search }: Props) {
  return (
    <QueryBoundary of={useQuery(query('GET /api/plans', {}))} loading={<LinesSkeleton lines={4} />}>
      {({ offers: planPrices }) => {
        const others = planPrices.filter((planPrice) => planPrice.cents !== null && !isSame(planPrice, own))
        return others.length > 0 ? (
          <PlanChoice others={others} asked={chosenPlan(search)} own={own} />
        ) : (
          <p>No other plan can be bought at this site yet.</p>
        )
      }}
    </QueryBoundary>
  )
}

/** Returns the plan that is looked at first: the one that was asked for, else the next larger one, else any. */
const firstOf = (others: readonly PlanPrice[], asked: ChosenPlan, own: ChosenPlan): PlanPrice =>
  others.find((planPrice) => isSame(planPrice, asked)) ??
  PLANS.slice(PLANS.indexOf(own.plan) + 1).flatMap((plan) => others.filter((other) => isSame(other, { ...own, plan })))[0] ??
  itemAt(others, 0)

function PlanChoice({ others, asked, own }: { others: readonly PlanPrice[]; asked: ChosenPlan; own: ChosenPlan }) {
  const [chosen, setChosen] = useState(() => idOf(firstOf(others, asked, own)))
  const [isOpen, setOpen] = useState(false)
  const terms = others.find((planPrice) => idOf(planPrice) === chosen) ?? itemAt(others, 0)
  const { send, data, isPending } = useWrite('POST /api/subscription/change', { invalidates: [] })
  const look = async () => setOpen(await send({ plan: terms.plan, interval: terms.interval, dryRun: true }))
  return (
    <Stack align="start">
      <Field label="New plan">
        <NativeSelect value={idOf(terms)} onChange={({ target }) => setChosen(target.value)}>
          {others.map((planPrice) => (
            <option key={idOf(planPrice)} value={idOf(planPrice)}>
              {planInWords(planPrice)}:{' '}
              {priceInWords({ cents: required(planPrice.cents, 'The price of a plan on sale'), interval: planPrice.interval })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button variant="quiet" busy={isPending} busyLabel="Working it out..." onClick={() => void look()}>
        Show what it costs
      </Button>
      {isOpen && data && <ChangeDialog change={data.change} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
