import { useId, type ReactNode } from 'react'
import styles from './titled-section.module.css'

type TitledSectionProps = {
  title: string
  /** Text below the title: what the section is for. */
  sub?: ReactNode
  /** Anchor for links to it. */
  id?: string
  /** The class of what is beside the title. */
  className?: string | undefined
  children: ReactNode
}

/** One of several sections below each other, ruled off: its title at the left, the rest at the right. */
export function TitledSection({ title, sub, id, className, children }: TitledSectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {sub && <p className={styles.sub}>{sub}</p>}
      </header>
      <div className={className}>{children}</div>
    </section>
  )
}
