import { benefitTexts } from '#contract/site-texts/home-section-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { useStatements } from '#web/use-statements.ts'
import styles from './benefits.module.css'

const BENEFITS = [1, 2, 3, 4] as const

export function Benefits() {
  const { mode } = useStatements()
  const texts = useTexts(benefitTexts)
  const { hasGroups } = useSite()
  // Nothing speaks of group buying while it is off.
  const namesOf = (n: (typeof BENEFITS)[number]) =>
    n === 3 && !hasGroups ? (['title3Plain', 'text3Plain'] as const) : ([`title${n}`, `text${n}`] as const)
  return (
    <Section title={mode === 'sample' ? texts.title : texts.titlePlain} aside={<ExampleMark of="figures" />}>
      <ul className={styles.benefits}>
        {BENEFITS.map(namesOf).map(([title, text]) => (
          <li key={title} className={styles.benefit}>
            <h3 className={styles.title}>{texts[title]}</h3>
            <p className={styles.text}>{texts[text]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
