import { headerTexts } from '#contract/site-texts/layout-texts.ts'
import { resourcesMenuTexts } from '#contract/site-texts/resources-menu-texts.ts'
import { useMe } from '#web/api/session/me.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { ALL_CATEGORIES, AUTH, HOME, isResources, PRICING, REGISTER_SUPPLIER, RESOURCES, SAVED, SUPPLIERS } from '#web/paths.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { useTexts } from '#web/use-site.ts'
import { useCurrentPage } from '#web/layout/current-page.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './main-menu.module.css'

/** The labels are names of texts. */
const ENTRIES = [
  { label: 'menuSuppliers', href: SUPPLIERS },
  { label: 'menuCategories', href: ALL_CATEGORIES },
  { label: 'menuResources', href: RESOURCES },
  { label: 'menuForSuppliers', href: REGISTER_SUPPLIER },
] as const
/** On the pages of resources, which whoever looks for suppliers and whoever is one read. */
const ENTRIES_OF_RESOURCES = [
  { label: 'home', href: HOME },
  { label: 'suppliers', href: SUPPLIERS },
  { label: 'resources', href: RESOURCES },
  { label: 'pricing', href: PRICING },
  { label: 'login', href: AUTH },
] as const

/** For whoever has not signed in; the menu of an account has its own. */
const ENTRIES_OF_VISITORS = [
  { label: 'menuSaved', href: SAVED },
  { label: 'login', href: AUTH },
] as const

/** The menu of the header, a dropdown at every width, with the theme switch at its end. */
export function MainMenu() {
  const texts = useTexts(headerTexts)
  const current = useCurrentPage()
  return (
    <Menu label={<MenuLabel label={texts.menu} />} ariaLabel={texts.menu} align="end" className={styles.button} noCaret>
      {useEntries().map(({ label, href }) => (
        <MenuItem key={href} render={<a href={href}>{label}</a>} aria-current={current(href)} />
      ))}
      <MenuRule />
      <li>
        <ThemeSwitch />
      </li>
    </Menu>
  )
}

function useEntries() {
  const [texts, textsOfResources] = [useTexts(headerTexts), useTexts(resourcesMenuTexts)]
  const own = useMe() ? [] : ENTRIES_OF_VISITORS.map(({ label, href }) => ({ label: texts[label], href }))
  if (!isResources(usePageLocation().address)) return [...ENTRIES.map(({ label, href }) => ({ label: texts[label], href })), ...own]
  const entries = ENTRIES_OF_RESOURCES.map(({ label, href }) => ({ label: textsOfResources[label], href }))
  return [...entries, ...own.filter(({ href }) => href !== AUTH)]
}

const MenuLabel = ({ label }: { label: string }) => (
  <>
    <Icon name="list" className={styles.bars} />
    <span className={styles.word}>{label}</span>
  </>
)
