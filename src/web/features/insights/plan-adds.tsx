import type { ReactNode } from 'react'
import { PRICING } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './insights.module.css'

/** Shows what a plan would add here, for a listing without one. */
export const PlanAdds = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    {children} <TextLink href={PRICING}>See the plans</TextLink>
  </p>
)
