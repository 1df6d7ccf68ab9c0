import { longDay } from '#web/features/social/posts/times.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import styles from './agenda.module.css'
import { monthInWords, monthOf } from './month-days.ts'
import type { MonthProps } from './month-props.ts'
import { PostChip } from './post-chip.tsx'

/** A month as a list of days, for phones: those with posts, and those to come. */
export function Agenda({ month, weeks, days, today, timeZone, search, canChange, onOpen, onWrite }: MonthProps) {
  const shown = weeks.flat().filter((day) => monthOf(day) === month && (day >= today || days.has(day)))
  if (shown.length === 0) return <p className={styles.none}>Nothing was posted in {monthInWords(month)}.</p>
  return (
    <ol aria-label={monthInWords(month)} className={styles.agenda}>
      {shown.map((day) => (
        <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
          <div className={styles.head}>
            <Button size="sm" variant="quiet" onClick={() => onOpen(day)}>
              {longDay(day)}
              {day === today && ', today'}
            </Button>
            {day >= today && canChange && (
              <IconButton dense icon="plus" label={`Write a post for ${longDay(day)}`} onClick={() => onWrite(day)} />
            )}
          </div>
          {days.get(day)?.map((post) => (
            <PostChip key={post.id} post={post} timeZone={timeZone} search={search} isLarge />
          ))}
        </li>
      ))}
    </ol>
  )
}
