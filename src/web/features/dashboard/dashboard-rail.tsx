import { useEffect, useRef, type ReactNode } from 'react'
import { dashboardPath } from '#web/paths.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './dashboard-rail.module.css'
import { TABS, type Tab, type TabEntry } from './tabs.ts'

/** What there is in a tab: the figure, and what it counts, for those who do not see it. */
type Counts = Partial<Record<NonNullable<Tab>, { figure: string; of: string } | undefined>>

type DashboardRailProps = {
  path: string
  current: Tab
  counts: Counts
  /** The logo that leads home. */
  brand: ReactNode
  /** The menu of whoever is signed in; until that is known there is none. */
  account: ReactNode
}

/** The door at the side of the dashboard with its parts as links; on narrow windows a bar above them. */
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

/** On a narrow window the tabs scroll sideways: the current one is in the middle, as far as there is room. */
function useCurrentInView(current: Tab) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
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
