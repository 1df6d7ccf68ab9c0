import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import styles from './docket.module.css'

type DocketProps = {
  /** White is a draft, canary a new request, pink quoted, blue won. */
  paper?: 'white' | 'canary' | 'pink' | 'blue'
  /** Shown in narrow capitals at the top left, above a dashed rule. */
  heading?: ReactNode
  /** Shown in red at the top right: "No. 00482". */
  serial?: ReactNode
  /** Adds a shadow. */
  lifted?: boolean
  children: ReactNode
  className?: string
}

/** A docket with a punched top edge. It and its content have light colours in both themes. */
export function Docket({ paper = 'white', heading, serial, lifted, children, className }: DocketProps) {
  return (
    <div className={classNames(styles.docket, styles[paper], lifted && styles.lifted, className)}>
      <div className={styles.print}>
        {(heading || serial) && (
          <>
            <div className={styles.head}>
              <MetaLabel>{heading}</MetaLabel>
              {serial && <span className={styles.serial}>{serial}</span>}
            </div>
            <DocketRule />
          </>
        )}
        {children}
      </div>
    </div>
  )
}

/** The dashed line between two parts of a docket. */
export const DocketRule = () => <hr className={styles.rule} />
