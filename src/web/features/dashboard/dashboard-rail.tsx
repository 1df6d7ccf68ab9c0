import { dashboardPath } from '#web/paths.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './dashboard-rail.module.css'

type Tab = NonNullable<NonNullable<Parameters<typeof dashboardPath>[0]>['tab']> | undefined

const TABS: { tab: Tab; label: string; icon: IconName }[] = [
  { tab: undefined, label: 'Dashboard', icon: 'squares-four' },
  { tab: 'quotes', label: 'Quotes', icon: 'receipt' },
  { tab: 'form', label: 'Quote Form', icon: 'list-checks' },
]

type DashboardRailProps = {
  path: string
  current: Tab
  /** What there is to see in a tab. */
  counts: Partial<Record<NonNullable<Tab>, number>>
}

/** The parts of the dashboard, as links: a rail beside them, on narrow windows a bar above. */
export const DashboardRail = ({ path, current, counts }: DashboardRailProps) => (
  <nav aria-label="Dashboard" className={styles.rail}>
    <ul className={styles.tabs}>
      {TABS.map(({ tab, label, icon }) => {
        const count = tab && counts[tab]
        return (
          <li key={label}>
            <a href={dashboardPath({ tab }, path)} aria-current={tab === current ? 'page' : undefined} className={styles.tab}>
              <Icon name={icon} />
              {label}
              {count ? (
                <span className={styles.count}>
                  {count.toLocaleString('en-AU')} <span className="visually-hidden">unread</span>
                </span>
              ) : null}
            </a>
          </li>
        )
      })}
    </ul>
  </nav>
)
