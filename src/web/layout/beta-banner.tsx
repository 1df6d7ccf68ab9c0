import { classNames } from '#web/ui/class-names.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import styles from './beta-banner.module.css'

/** The notice at the top of every page. It scrolls away and does not come back with the header. */
export const BetaBanner = () => (
  <aside className={classNames(styles.strip, 'no-print')} aria-label="Beta notice">
    <MetaLabel>BETA VERSION - Testing in Progress</MetaLabel>
  </aside>
)
