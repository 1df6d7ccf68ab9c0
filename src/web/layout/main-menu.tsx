import { headerTexts } from '#contract/site-texts/layout-texts.ts'
import { ALL_CATEGORIES, REGISTER, RESOURCES, SUPPLIERS } from '#web/paths.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { useTexts } from '#web/use-site.ts'
import { useCurrentPage } from './current-page.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './main-menu.module.css'

/** The labels are names of texts. */
const ENTRIES = [
  { label: 'menuSuppliers', href: SUPPLIERS },
  { label: 'menuCategories', href: ALL_CATEGORIES },
  { label: 'menuResources', href: RESOURCES },
  { label: 'menuForSuppliers', href: REGISTER },
] as const

/** The menu of the header, a dropdown at every width, with the theme switch at its end. */
export function MainMenu() {
  const texts = useTexts(headerTexts)
  const current = useCurrentPage()
  return (
    <Menu label={<MenuLabel label={texts.menu} />} ariaLabel={texts.menu} align="end" className={styles.button} noCaret>
      {ENTRIES.map(({ label, href }) => (
        <MenuItem key={href} render={<a href={href}>{texts[label]}</a>} aria-current={current(href)} />
      ))}
      <MenuRule />
      <li>
        <ThemeSwitch />
      </li>
    </Menu>
  )
}

const MenuLabel = ({ label }: { label: string }) => (
  <>
    <Icon name="list" className={styles.bars} />
    <span className={styles.word}>{label}</span>
  </>
)
