import { useEffect, useRef, type ReactNode } from 'react'
import { dashboardPath } from '#web/paths.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './dashboard-rail.module.css'
import { TABS, type Tab, type TabEntry } from './tabs.ts'

/** Counts of the tabs: the figure, and for screen readers what it counts. */
type Counts = Partial<Record<NonNullable<Tab>, { figure: string; of: string } | undefined>>

type DashboardRailProps = {
  path: string
  current: Tab
  counts: Counts
  /** The logo, which links to the home page. */
  brand: ReactNode
  /** The account menu; nothing until it is known who is signed in. */
  account: ReactNode
}

/** The rail at the side of the dashboard with links to its tabs; on narrow windows a bar above them. */
export function DashboardRail({ path, current, counts, brand, account }: DashboardRailProps) {
  const tabs = useCurrentInView(current)
  return (
    <header className={styles.rail}>
      <div className={styles.brand}>{brand}</div>
      <nav aria-label="Dashboard" className={styles.nav}>
        <ul ref={tabs} className={styles.tabs}>
          {TABS.map((entry) => (
            <li key={entry.label}>
              <TabLink
                entry={entry}
                href={dashboardPath({ tab: entry.tab }, path)}
                isCurrent={entry.tab === current}
                count={entry.tab && counts[entry.tab]}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.account}>{account}</div>
    </header>
  )
}

/** Scrolls the current tab to the middle of the row, which scrolls sideways on narrow windows. */
function useCurrentInView(current: Tab) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The list is rendered together with the component.
    const tabs = list.current!
    const tab = tabs.querySelector<HTMLElement>('[aria-current]')
    if (tab) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return list
}

type TabLinkProps = { entry: TabEntry; href: string; isCurrent: boolean; count?: Counts[keyof Counts] }

const TabLink = ({ entry: { label, icon }, href, isCurrent, count }: TabLinkProps) => (
  <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.tab}>
    <Icon name={icon} />
    {label}
    {count && (
      <span className={styles.count}>
        {count.figure} <span className="visually-hidden">{count.of}</span>
      </span>
    )}
  </a>
)
