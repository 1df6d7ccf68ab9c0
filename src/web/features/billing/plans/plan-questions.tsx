import { questionTexts } from '#contract/site-texts/pricing-texts.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import { useQuestions } from './use-questions.ts'
import styles from './plan-questions.module.css'

/** Questions that open to their answers. */
export function PlanQuestions() {
  const { title } = useTexts(questionTexts)
  return (
    <Section size="band" title={title}>
      <div className={styles.questions}>
        {useQuestions().map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary className={styles.asked}>
              <h3>{question}</h3>
              <Icon name="caret-down" className={styles.caret} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
