import { headerTexts } from '#contract/site-texts/layout-texts.ts'
import { ALL_CATEGORIES, ASSISTANT_PLACE, PRICING, REGISTER_SUPPLIER, RESOURCES, SUPPLIERS } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import { AccountCorner } from './account-corner.tsx'
import { BrandMark } from '#web/layout/brand-mark.tsx'
import { useCurrentPage } from '#web/layout/current-page.ts'
import { MainMenu } from './main-menu.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import styles from './top-nav.module.css'

/** The labels are names of texts. */
const LINKS = [
  { label: 'suppliers', href: SUPPLIERS },
  { label: 'categories', href: ALL_CATEGORIES },
  { label: 'resources', href: RESOURCES },
  { label: 'pricing', href: PRICING },
  { label: 'forSuppliers', href: REGISTER_SUPPLIER },
] as const

/** The header, drawn as a roller door. It scrolls away with the page, and after 200 px comes back and stays. */
export function TopNav() {
  const texts = useTexts(headerTexts)
  const current = useCurrentPage()
  const { mark, isPast } = useScrolledPast()
  return (
    <>
      <span ref={mark} className={styles.mark} />
      <header data-sticks className={classNames(styles.door, isPast && styles.stuck, 'no-print')}>
        <Wrap className={styles.bar}>
          <BrandMark />
          <nav aria-label={texts.name} className={styles.nav}>
            <ul className={styles.links}>
              {LINKS.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={current(href)} className={styles.link}>
                    {texts[label]}
                  </a>
                </li>
              ))}
            </ul>
            <MainMenu />
          </nav>
          <div id={ASSISTANT_PLACE} className={styles.assistant} />
          <AccountCorner />
        </Wrap>
      </header>
    </>
  )
}
