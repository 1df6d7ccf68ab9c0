import { benefitTexts } from '#contract/site-texts/home-section-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { useClaims } from '#web/use-claims.ts'
import styles from './benefits.module.css'

const BENEFITS = [1, 2, 3, 4] as const

export function Benefits() {
  const { mode } = useClaims()
  const texts = useTexts(benefitTexts)
  return (
    <Section title={mode === 'sample' ? texts.title : texts.titlePlain} aside={<ExampleMark of="figures" />}>
      <ul className={styles.benefits}>
        {BENEFITS.map((n) => (
          <li key={n} className={styles.benefit}>
            <h3 className={styles.title}>{texts[`title${n}`]}</h3>
            <p className={styles.text}>{texts[`text${n}`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
