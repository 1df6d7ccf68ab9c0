import type { SocialAnalytics } from '#contract/social/social-analytics.ts'
import { timeInZone } from '#web/features/social/time-in-zone.ts'
import { WriteLink } from '#web/features/social/write-link.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import styles from './analytics.module.css'
import { PostLink } from './post-link.tsx'

type NextScheduledProps = { next: SocialAnalytics['nextScheduled']; timeZone: string }

/** The post that goes out next. */
export const NextScheduled = ({ next, timeZone }: NextScheduledProps) => (
  <Panel title="Next scheduled">
    {next ? (
      <>
        <p className={styles.time}>{timeInZone(next.scheduledFor, timeZone)}</p>
        <PostLink post={next} />
      </>
    ) : (
      <p className={styles.quiet}>
        No post is scheduled. <WriteLink>Plan one</WriteLink>
      </p>
    )}
  </Panel>
)
