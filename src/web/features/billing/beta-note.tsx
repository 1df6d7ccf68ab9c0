import { betaStageTexts } from '#contract/site-texts/pricing-texts.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './beta-note.module.css'

/** Shows what the beta means for whoever looks at prices. */
export function BetaNote() {
  const { label, banner } = useTexts(betaStageTexts)
  return (
    <p className={styles.note}>
      <MetaLabel>{label}</MetaLabel> <span>{banner}</span>
    </p>
  )
}
