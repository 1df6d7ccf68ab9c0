import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './badge.module.css'

type BadgeProps = { children: ReactNode; tone?: 'plain' | 'success' | 'warning' | 'destructive' | 'info' | 'bottle' }

/** A state or a count beside a name. */
export const Badge = ({ children, tone = 'plain' }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)
