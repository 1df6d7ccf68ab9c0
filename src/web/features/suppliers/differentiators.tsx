import type { Supplier } from '#contract/suppliers.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { usualDifferentiators } from './differentiator-sets.ts'
import styles from './differentiators.module.css'

/** The supplier's own differentiators, or else those of its category. */
export function Differentiators({ supplier: { differentiators, category } }: { supplier: Pick<Supplier, 'differentiators' | 'category'> }) {
  const shown = differentiators.length > 0 ? differentiators : usualDifferentiators(category)
  return (
    <Section title="What makes you different from the rest?">
      <ul className={styles.columns}>
        {shown.map(({ title, description }) => (
          <li key={title} className={styles.column}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
