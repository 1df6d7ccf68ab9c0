import { HOME_ALIAS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './closing-call.module.css'

export const ClosingCall = () => (
  <section aria-labelledby="closing" className={styles.door}>
    <Wrap>
      <h2 id="closing" className={styles.title}>
        The door is up. Come in.
      </h2>
      <ButtonLink href={HOME_ALIAS} variant="wattle" size="lg">
        Join free
      </ButtonLink>
    </Wrap>
  </section>
)
