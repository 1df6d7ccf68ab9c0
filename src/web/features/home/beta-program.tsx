import { Docket } from '#web/ui/layout/docket.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { BetaForm } from './beta-form.tsx'
import styles from './beta-program.module.css'

const PROMISE =
  'All features are free to test during the beta. Join the program and you get the changes first and a direct line to the people making them.'

export const BetaProgram = () => (
  <Section size="band" title="Tell us what is broken" sub={PROMISE} className={styles.columns}>
    <Docket paper="pink" lifted>
      <BetaForm />
    </Docket>
  </Section>
)
