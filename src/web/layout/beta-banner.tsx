import { bannerTexts } from '#contract/site-texts/layout-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './beta-banner.module.css'

/** The notice at the top of every page. It scrolls away and does not come back with the header. */
export function BetaBanner() {
  const { text, name } = useTexts(bannerTexts)
  return (
    text && (
      <aside className={classNames(styles.strip, 'no-print')} aria-label={name}>
        <MetaLabel>{text}</MetaLabel>
      </aside>
    )
  )
}
