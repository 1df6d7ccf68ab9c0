import { logoPath } from '#shared/pictures/artwork-options.ts'
import { BRAND } from '#contract/options.ts'
import { HOME } from '#web/paths.ts'
import styles from './brand-mark.module.css'

/** The logo with the name, linked to the home page. */
export const BrandMark = () => (
  <a href={HOME} className={styles.brand}>
    {/* React preloads it otherwise, before the fonts. */}
    <img src={logoPath} alt="" width={36} height={36} fetchPriority="low" className={styles.logo} />
    {BRAND}
  </a>
)
