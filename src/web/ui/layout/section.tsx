import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './section.module.css'

type SectionProps = {
  title: ReactNode
  sub?: ReactNode
  /** Shown beside the title, such as "View All Suppliers". */
  aside?: ReactNode
  children: ReactNode
  level?: 2 | 3
  /**
   * `block` is a section of a page, `band` one of the home page, with a larger heading and more space, `tab` all of a page that has its heading
   * already: its own is for screen readers.
   */
  size?: 'block' | 'band' | 'tab'
  /** Fragment by which links refer to it. */
  id?: string
  className?: string
}

/** A section of a page, named by its heading. */
export function Section({ title, sub, aside, children, level = 2, size = 'block', id, className }: SectionProps) {
  const heading = useId()
  const Heading = `h${level}` as const
  return (
    <section id={id} aria-labelledby={heading} className={classNames(styles.section, styles[size], className)}>
      <header className={styles.head}>
        <div>
          <Heading id={heading} className={size === 'tab' ? 'visually-hidden' : styles.title}>
            {title}
          </Heading>
          {sub && <p className={styles.sub}>{sub}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
