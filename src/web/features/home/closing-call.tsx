import { closingTexts } from '#contract/site-texts/home-texts.ts'
import { HOME_ALIAS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './closing-call.module.css'

export function ClosingCall() {
  const { title, join } = useTexts(closingTexts)
  return (
    <section aria-labelledby="closing" className={styles.door}>
      <Wrap>
        <h2 id="closing" className={styles.title}>
          {title}
        </h2>
        <ButtonLink href={HOME_ALIAS} variant="wattle" size="lg">
          {join}
        </ButtonLink>
      </Wrap>
    </section>
  )
}
