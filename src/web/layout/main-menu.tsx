import { ALL_CATEGORIES, REGISTER, RESOURCES, SUPPLIERS } from '#web/paths.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { useCurrentPage } from './current-page.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './main-menu.module.css'

const ENTRIES = [
  { label: 'Browse Suppliers', href: SUPPLIERS },
  { label: 'Categories', href: ALL_CATEGORIES },
  { label: 'Resources', href: RESOURCES },
  { label: 'For Suppliers', href: REGISTER },
]

/** The menu of the header, a dropdown at every width, with the theme switch at its end. */
export function MainMenu() {
  const current = useCurrentPage()
  return (
    <Menu label={<MenuLabel />} ariaLabel="Menu" align="end" className={styles.button} noCaret>
      {ENTRIES.map(({ label, href }) => (
        <MenuItem key={href} render={<a href={href}>{label}</a>} aria-current={current(href)} />
      ))}
      <MenuRule />
      <li>
        <ThemeSwitch />
      </li>
    </Menu>
  )
}

const MenuLabel = () => (
  <>
    <Icon name="list" className={styles.bars} />
    <span className={styles.word}>Menu</span>
  </>
)
