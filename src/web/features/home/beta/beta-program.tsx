import { betaTexts } from '#contract/site-texts/home-texts.ts'
import { Docket } from '#web/ui/layout/docket.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useTexts } from '#web/use-site.ts'
import { BetaForm } from './beta-form.tsx'
import styles from './beta-program.module.css'

export function BetaProgram() {
  const { title, promise } = useTexts(betaTexts)
  return (
    <Section size="band" title={title} sub={promise} className={styles.columns}>
      <Docket paper="pink" lifted>
        <BetaForm />
      </Docket>
    </Section>
  )
}
