import type { KeyboardEvent, ReactNode } from 'react'
import { AUTH } from '#web/paths.ts'
import styles from './auth-tabs.module.css'

type AuthTabsProps = {
  selected: 'login' | 'register'
  /** The page before, passed on to the other tab. */
  next: string | null
  children: ReactNode
}

const PANEL = 'auth-panel'
const TABS = [
  { mode: 'login', label: 'Login' },
  { mode: 'register', label: 'Register' },
] as const

/** Two tabs that are links: each has an address, and they work without a script. Arrow keys switch between them. */
export const AuthTabs = ({ selected, next, children }: AuthTabsProps) => (
  <>
    <div role="tablist" aria-label="Login or register" className={styles.tabs}>
      {TABS.map(({ mode, label }) => (
        <a
          key={mode}
          id={`${mode}-tab`}
          role="tab"
          href={authPath(mode, next)}
          aria-selected={mode === selected}
          aria-controls={PANEL}
          tabIndex={mode === selected ? 0 : -1}
          className={styles.tab}
          onKeyDown={goByArrow}
        >
          {label}
        </a>
      ))}
    </div>
    <div role="tabpanel" id={PANEL} aria-labelledby={`${selected}-tab`} className={styles.panel}>
      {children}
    </div>
  </>
)

export function authPath(mode: 'login' | 'register', next: string | null) {
  const query = new URLSearchParams([...(mode === 'register' ? [['mode', mode]] : []), ...(next ? [['next', next]] : [])])
  return query.size > 0 ? `${AUTH}?${query}` : AUTH
}

function goByArrow(event: KeyboardEvent) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const other = event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-selected=false]')
  other?.focus()
  other?.click()
}
