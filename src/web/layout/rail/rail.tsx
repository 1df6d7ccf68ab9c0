import { useEffect, useRef, type ReactNode } from 'react'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { BrandMark } from '#web/layout/brand-mark.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useMedia } from '#web/use-media.ts'
import bar from './rail-bar.module.css'
import styles from './rail.module.css'
import { useMoreTabs } from './use-more-tabs.ts'

export type RailTab = {
  label: string
  icon: IconName
  href: string
  isCurrent: boolean
  /** The figure beside the label, and for screen readers what it counts; one that is due is marked on More as well. */
  count?: { figure: string; of: string; isDue?: boolean }
}

type RailProps = {
  /** The accessible name of the navigation. */
  label: string
  tabs: readonly RailTab[]
  /** How many of the tabs stand in a bar at the lower edge of phones, with the others behind More; without it they are a row at the top. */
  inBar?: number
  /** The account menu; nothing until it is known who is signed in. */
  account: ReactNode
}

/** The rail at the side of a dashboard with links to its tabs; on narrow windows a row above them, or on phones a bar below them. */
export function Rail({ label, tabs, inBar = tabs.length, account }: RailProps) {
  const figures = tabs.map(({ count }) => count?.figure).join()
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href
  const row = useCurrentInView(current, figures)
  const [first, others] = [tabs.slice(0, inBar), tabs.slice(inBar)]
  const hasBar = others.length > 0
  const more = useMoreTabs(current)
  const isPhone = useMedia('(max-width: 47.5rem)')
  return (
    <header className={styles.rail}>
      <div className={styles.brand}>
        <BrandMark />
      </div>
      <nav
        {...more.frame}
        aria-label={label}
        data-bottom-bar={(hasBar && isPhone) || undefined}
        className={classNames(styles.nav, hasBar && bar.bar)}
      >
        <div ref={row} className={classNames(styles.tabs, bar.row)}>
          <TabList tabs={first} className={classNames(styles.list, bar.first)} />
          {hasBar && (
            <>
              <button type="button" {...more.button} data-due={others.some(({ count }) => count?.isDue) || undefined} className={bar.more}>
                <Icon name="dots-three" />
                More
              </button>
              <TabList {...more.list} tabs={others} className={classNames(styles.list, bar.others)} />
            </>
          )}
        </div>
      </nav>
      <div className={styles.account}>{account}</div>
    </header>
  )
}

type TabListProps = { tabs: readonly RailTab[]; className: string | undefined; id?: string; 'data-open'?: true | undefined }

const TabList = ({ tabs, ...rest }: TabListProps) => (
  <ul {...rest}>
    {tabs.map((tab) => (
      <li key={tab.label}>
        <TabLink {...tab} />
      </li>
    ))}
  </ul>
)

/** Scrolls the current tab to the middle of the row, which scrolls sideways on narrow windows; again once figures have moved it. */
function useCurrentInView(current: string | undefined, figures: string) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tabs = row.current
    const tab = tabs?.querySelector<HTMLElement>('[aria-current]')
    if (tabs && tab) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
  }, [current, figures])
  useEffect(() => (row.current ? fadeWhereCut(row.current) : undefined), [])
  return row
}

/** Marks the ends at which a row that scrolls sideways goes on, so that they fade. Returns what stops it. */
function fadeWhereCut(row: HTMLElement) {
  const mark = () => {
    row.toggleAttribute('data-more-before', row.scrollLeft > 1)
    row.toggleAttribute('data-more-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
  }
  const resized = new ResizeObserver(mark)
  resized.observe(row)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    resized.disconnect()
    row.removeEventListener('scroll', mark)
  }
}

const TabLink = ({ label, icon, href, isCurrent, count }: RailTab) => (
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
