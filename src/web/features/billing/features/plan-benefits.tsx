import { benefitsOf, type Plan } from '#contract/billing/plans.ts'
import { benefitTexts } from '#contract/site-texts/subscription-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './plan-benefits.module.css'

const BENEFITS = ['featured', 'promotions', 'reviews', 'analytics', 'profile', 'verified'] as const

/** Shows what a listing has with a plan. */
export function PlanBenefits({ plan }: { plan: Plan }) {
  const texts = useTexts(benefitTexts)
  const { pictures, runningPromotions: promotions } = benefitsOf(plan)
  return (
    <Section title={texts.title}>
      <ul className={styles.benefits}>
        {BENEFITS.map((name) => (
          <li key={name} className={styles.benefit}>
            <Icon name="check" className={styles.mark} />
            <span>
              <b>{texts[name]}</b>
              <span className={styles.text}>{filled(texts[`${name}Text`], { pictures, promotions })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
