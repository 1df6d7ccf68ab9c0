import { BRAND } from '#contract/options.ts'
import { beforeAfterTexts } from '#contract/site-texts/home-section-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { Docket } from '#web/ui/layout/docket.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { StrongText } from '#web/ui/typography/strong-text.tsx'
import { useTexts } from '#web/use-site.ts'
import { ExampleMark } from '#web/example-mark.tsx'
import { useStatements } from '#web/use-statements.ts'
import styles from './before-after.module.css'

type Step = { when: string; what: string; cost: string }

const LINES = [1, 2, 3, 4] as const

/** Two dockets side by side: the white one is before, the canary one a request. A sample, so without samples there is no such section. */
export function BeforeAfter() {
  const { mode } = useStatements()
  const texts = useTexts(beforeAfterTexts)
  if (mode !== 'sample') return null
  const stepsOf = (docket: 'before' | 'after') =>
    LINES.map((n) => ({ when: texts[`${docket}When${n}`], what: texts[`${docket}What${n}`], cost: texts[`${docket}Cost${n}`] }))
  return (
    <div className={styles.band}>
      <Wrap>
        <Section size="band" title={texts.title} aside={<ExampleMark of="figures" />}>
          <div className={styles.dockets}>
            <Docket heading={texts.before} serial="No. 04471" className={styles.docket}>
              <Steps steps={stepsOf('before')} label={texts.total} total={texts.beforeTotal} />
            </Docket>
            <Docket paper="canary" heading={filled(texts.after, { brand: BRAND })} serial="No. 04472" className={styles.docket}>
              <Steps steps={stepsOf('after')} label={texts.total} total={texts.afterTotal} />
            </Docket>
          </div>
          <p className={styles.saving}>
            <StrongText text={texts.saving} className={styles.figure} />
          </p>
        </Section>
      </Wrap>
    </div>
  )
}

const Steps = ({ steps, label, total }: { steps: Step[]; label: string; total: string }) => (
  <>
    <ol>
      {steps.map(({ when, what, cost }, at) => (
        <li key={at} className={styles.step}>
          <span className={styles.when}>{when}</span>
          <span>{what}</span>
          <b>{cost}</b>
        </li>
      ))}
    </ol>
    <p className={styles.total}>
      <span>{label}</span>
      <span>{total}</span>
    </p>
  </>
)
