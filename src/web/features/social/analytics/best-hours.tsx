import type { SocialAnalytics } from '#contract/social/social-analytics.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { basisWords, hourWords } from './analytics-texts.ts'
import styles from './analytics.module.css'

/** The hours in which buyers act, and how that is known. */
export const BestHours = ({ bestHours }: Pick<SocialAnalytics, 'bestHours'>) => (
  <Panel title="Best hours">
    {bestHours.hours.length > 0 && (
      <ol className={styles.best}>
        {bestHours.hours.map((hour) => (
          <li key={`${hour.weekday} ${hour.hour}`}>
            {hourWords(hour)}
            <span className={styles.count}>{hour.count.toLocaleString('en-AU')}</span>
          </li>
        ))}
      </ol>
    )}
    <p className={styles.quiet}>{basisWords(bestHours)}</p>
  </Panel>
)
