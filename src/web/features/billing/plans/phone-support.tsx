import { hasPhoneSupport } from '#contract/billing/plan-features.ts'
import type { Plan } from '#contract/billing/plans.ts'
import { supportTexts } from '#contract/site-texts/pricing-texts.ts'
import { useTelHref } from '#web/ui/controls/use-tel-href.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './phone-support.module.css'

/** The number of the phone support, with a plan that has it; until the owner has given one, how to be rung. */
export function PhoneSupport({ plan }: { plan: Plan }) {
  const { phone, number, withPlan } = useTexts(supportTexts)
  if (!hasPhoneSupport(plan)) return null
  return (
    <p className={styles.phone}>
      {phone ? (
        <>
          {number} <PhoneLink phone={phone} />
        </>
      ) : (
        withPlan
      )}
    </p>
  )
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <TextLink href={useTelHref(phone)} plain>
    {phone}
  </TextLink>
)
