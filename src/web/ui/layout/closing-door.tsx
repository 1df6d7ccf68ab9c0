import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Wrap } from './wrap.tsx'
import styles from './closing-door.module.css'

type ClosingDoorProps = {
  title: string
  /** The id of the heading, where links lead: it then takes the focus. */
  id?: string
  children: ReactNode
}

/** The roller door at the end of a page, with what to do next. */
export function ClosingDoor({ title, id, children }: ClosingDoorProps) {
  const own = useId()
  const heading = id ?? own
  return (
    <section aria-labelledby={heading} className={classNames(styles.door, 'no-print')}>
      <Wrap>
        <h2 id={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {children}
      </Wrap>
    </section>
  )
}
