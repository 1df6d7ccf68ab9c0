import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './settings-section.module.css'

type SettingsSectionProps = {
  title: string
  /** Text below the title: what the section is for. */
  sub?: ReactNode
  /** Anchor for links to it. */
  id?: string
  children: ReactNode
}

/** A section of the account page: its title at the left, the controls at the right. */
export function SettingsSection({ title, sub, id, children }: SettingsSectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {sub && <p className={styles.sub}>{sub}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
