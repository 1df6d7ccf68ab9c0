import type { ReactNode } from 'react'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from './legal-section.module.css'

/** A section of the privacy page or the terms: its heading beside a column of text. */
export const LegalSection = (section: { title: string; children: ReactNode }) => <TitledSection {...section} className={styles.body} />
