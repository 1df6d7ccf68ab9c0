import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Wrap } from './wrap.tsx'
import styles from './closing-door.module.css'

/** The roller door at the end of a page, with what to do next. */
export function ClosingDoor({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={classNames(styles.door, 'no-print')}>
      <Wrap>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </Wrap>
    </section>
  )
}
