import type { ReactNode } from 'react'
import styles from './small-print.module.css'

/** Shows what should be known before a form is sent, in small letters at its end. */
export const SmallPrint = ({ children }: { children: ReactNode }) => <p className={styles.small}>{children}</p>
