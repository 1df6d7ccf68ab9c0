import type { User } from '#contract/accounts/accounts.ts'
import { PLAN_NAMES } from '#contract/billing/plans.ts'
import { planActionTexts } from '#contract/site-texts/pricing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { REGISTER, SUBSCRIPTION, subscriptionPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { useTexts } from '#web/use-site.ts'
import type { ShownPlanPrice } from './shown-plan-price.ts'
import styles from './plan-action.module.css'

type PlanActionProps = {
  offer: ShownPlanPrice
  /** Null is anonymous; undefined is not known yet, and shown as that. */
  user: User | null | undefined
  /** The one main action of the page. */
  isMain: boolean
}

/** Shows what whoever looks at a plan can do: register, subscribe, change to it or manage it; a buyer learns that it is for suppliers. */
export function PlanAction({ offer: planPrice, user, isMain }: PlanActionProps) {
  const texts = useTexts(planActionTexts)
  const look = { size: 'lg', block: true, variant: isMain ? 'primary' : 'quiet', className: 'no-print' } as const
  const plan = PLAN_NAMES[planPrice.plan]
  if (user && user.role !== 'supplier') return <p className={styles.note}>{texts.buyers}</p>
  if (user?.plan === planPrice.plan)
    return (
      <ButtonLink {...look} href={SUBSCRIPTION}>
        {texts.manage}
      </ButtonLink>
    )
  if (!planPrice.isSold)
    return (
      <Button {...look} disabled>
        {texts.unsold}
      </Button>
    )
  if (user)
    return (
      <ButtonLink {...look} href={subscriptionPath(planPrice)}>
        {filled(user.plan ? texts.change : texts.choose, { plan })}
      </ButtonLink>
    )
  return (
    <ButtonLink {...look} href={REGISTER}>
      <span>
        {texts.start}
        <span className="visually-hidden"> {filled(texts.startWith, { plan })}</span>
      </span>
    </ButtonLink>
  )
}
