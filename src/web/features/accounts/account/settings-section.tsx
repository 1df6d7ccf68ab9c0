import type { ComponentProps } from 'react'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import styles from './settings-section.module.css'

/** A section of the account page: its title at the left, the controls at the right. */
export const SettingsSection = (section: Omit<ComponentProps<typeof TitledSection>, 'className'>) => (
  <TitledSection {...section} className={styles.body} />
)
