import type { ReactNode } from 'react'
import styles from './list-row.module.css'

type Props = { children: ReactNode }

/** A row of a list that is worked through: its words first, then what can be done with it, beside them or below where there is no room. */
export const ListRow = ({ children }: Props) => <li className={styles.row}>{children}</li>

export const RowWords = ({ children }: Props) => <div className={styles.words}>{children}</div>
