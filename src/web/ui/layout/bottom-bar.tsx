import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './bottom-bar.module.css'

/** What can be done with what is ticked, at the lower edge of the window while its list is in view. */
export const BottomBar = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <section aria-label={name} data-bottom-bar className={classNames(styles.bar, className)}>
    {children}
  </section>
)

/** How many are ticked, which is read out when it changes. */
export const BarCount = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <output className={classNames(styles.count, className)}>{children}</output>
)

/** Unticks all. It stays rendered when nothing is ticked, so that it does not lose the focus. */
export const BarClear = ({ isEmpty = false, onClear, children }: { isEmpty?: boolean; onClear: () => void; children: ReactNode }) => (
  <button type="button" className={styles.clear} aria-disabled={isEmpty} onClick={onClear}>
    {children}
  </button>
)
