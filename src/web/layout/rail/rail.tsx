import { useEffect, useRef, type ReactNode } from 'react'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { BrandMark } from '#web/layout/brand-mark.tsx'
import styles from './rail.module.css'

export type RailTab = {
  label: string
  icon: IconName
  href: string
  isCurrent: boolean
  /** The figure beside the label, and for screen readers what it counts. */
  count?: { figure: string; of: string }
}

type RailProps = {
  /** The accessible name of the navigation. */
  label: string
  tabs: readonly RailTab[]
  /** The account menu; nothing until it is known who is signed in. */
  account: ReactNode
}

/** The rail at the side of a dashboard with links to its tabs; on narrow windows a bar above them. */
export function Rail({ label, tabs, account }: RailProps) {
  const figures = tabs.map(({ count }) => count?.figure).join()
  const list = useCurrentInView(tabs.find(({ isCurrent }) => isCurrent)?.href, figures)
  return (
    <header className={styles.rail}>
      <div className={styles.brand}>
        <BrandMark />
      </div>
      <nav aria-label={label} className={styles.nav}>
        <ul ref={list} className={styles.tabs}>
          {tabs.map((tab) => (
            <li key={tab.label}>
              <TabLink {...tab} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.account}>{account}</div>
    </header>
  )
}

/** Scrolls the current tab to the middle of the row, which scrolls sideways on narrow windows; again once figures have moved it. */
function useCurrentInView(current: string | undefined, figures: string) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tabs = list.current
    const tab = tabs?.querySelector<HTMLElement>('[aria-current]')
    if (tabs && tab) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
  }, [current, figures])
  useEffect(() => (list.current ? fadeWhereCut(list.current) : undefined), [])
  return list
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
