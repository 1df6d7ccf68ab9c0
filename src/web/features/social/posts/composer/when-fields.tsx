import type { SocialAnalytics } from '#contract/social/social-analytics.ts'
import { nextTimes } from '#web/features/social/posts/best-times.ts'
import { basisWords } from '#web/features/social/analytics/analytics-texts.ts'
import { localInWords, localNow, skippedNote, zoneName } from '#web/features/social/posts/times.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Choice, Choices } from '#web/ui/controls/choice/choices.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { localTime, scheduledAt, type When } from './composer-values.ts'
import type { Composer } from './use-composer.ts'
import styles from './when-fields.module.css'

const WORDS: Record<When, { label: string; help: string }> = {
  draft: { label: 'Draft now', help: 'Kept here until you publish it.' },
  now: { label: 'Publish now', help: 'Goes out at once.' },
  schedule: { label: 'Schedule', help: 'Goes out by itself at its time.' },
}

type WhenFieldsProps = { composer: Composer; timeZone: string; bestHours: SocialAnalytics['bestHours'] }

/** Takes whether the post stays a draft, goes out now, or at a time. */
export function WhenFields({ composer, timeZone, bestHours }: WhenFieldsProps) {
  const { values, change, problems } = composer
  return (
    <div className={styles.when}>
      <Choices legend="When">
        {(['draft', 'now', 'schedule'] as const).map((when) => (
          <Choice
            key={when}
            name="when"
            value={when}
            {...WORDS[when]}
            checked={values.when === when}
            onChange={() => change({ ...values, when })}
          />
        ))}
      </Choices>
      {values.when === 'schedule' && <TimeFields composer={composer} timeZone={timeZone} bestHours={bestHours} error={problems.when} />}
    </div>
  )
}

function TimeFields({ composer: { values, change }, timeZone, bestHours, error }: WhenFieldsProps & { error?: string }) {
  const now = localNow(timeZone)
  const chosen = localTime(values)
  const skipped = chosen && skippedNote(chosen, timeZone)
  return (
    <>
      <div className={styles.time}>
        <Field label="Day" required error={error}>
          <DateInput
            type="date"
            min={now.slice(0, 10)}
            value={values.day}
            onChange={({ target }) => change({ ...values, day: target.value })}
          />
        </Field>
        <Field label="Time" required help={zoneName(timeZone)}>
          <DateInput type="time" value={values.time} onChange={({ target }) => change({ ...values, time: target.value })} />
        </Field>
      </div>
      {skipped && (
        <Note tone="info" icon="clock">
          {skipped}
        </Note>
      )}
      <div className={styles.best}>
        {bestHours.hours.length > 0 && (
          <ul aria-label="Best hours" className={styles.hours}>
            {nextTimes(bestHours.hours, now).map((local) => (
              <li key={local}>
                <Button size="sm" variant="quiet" aria-pressed={local === chosen} onClick={() => change(scheduledAt(values, local))}>
                  {localInWords(local)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.basis}>{basisWords(bestHours)}</p>
      </div>
    </>
  )
}
