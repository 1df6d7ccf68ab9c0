import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Holiday } from '#contract/suppliers/holidays.ts'
import { STATE_CODES, STATES, type StateCode } from '#contract/options.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { HolidayDialog } from './holiday-dialog.tsx'
import { operationsPath } from './operations-path.ts'
import { SHOWS_HOLIDAYS } from './shows-holidays.ts'
import styles from './operations.module.css'

/** The public holidays of a state in the year to come, on which only suppliers that say so deliver. */
export function PublicHolidays({ search }: { search: OwnerSearch }) {
  const state = STATE_CODES.find((code) => code === search.state) ?? STATE_CODES[0]
  const list = useRef<HTMLDivElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const holidays = useQuery(query('GET /api/admin/holidays', { state }))
  return (
    <Section
      title="Public holidays"
      sub="Of whole states, in the year to come. Next deliveries are never on one, unless the supplier says that it delivers. Add days of a part of a state, such as Melbourne Cup Day, where they count for most."
      aside={<Button onClick={() => setIsAdding(true)}>Add a day</Button>}
    >
      <ListChips
        label="States"
        lists={STATE_CODES.map((code) => ({
          label: code,
          href: operationsPath({ list: 'holidays', state: code }),
          active: code === state,
        }))}
      />
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryBoundary of={holidays} loading={<RowsSkeleton rows={6} hasAction />}>
          {(days) =>
            days.length === 0 ? (
              <p className={styles.count}>No public holidays are known.</p>
            ) : (
              <ul aria-label={`Public holidays of ${STATES[state]}`}>
                {days.map((holiday) => (
                  <HolidayRow key={holiday.day} state={state} holiday={holiday} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
      {isAdding && <HolidayDialog state={state} onClose={() => setIsAdding(false)} onAdded={() => list.current?.focus()} />}
    </Section>
  )
}

function HolidayRow({ state, holiday: { day, name, isHoliday, correction } }: { state: StateCode; holiday: Holiday }) {
  const { send, isPending } = useWrite('PUT /api/admin/holidays', {
    invalidates: SHOWS_HOLIDAYS,
    success: ({ isHoliday: isNow }) => ({ title: isNow ? 'Public holiday added' : 'Public holiday removed', description: dayInWords(day) }),
    failure: 'The day could not be changed',
  })
  const words = `${name}, ${dayInWords(day)}`
  return (
    <ListRow>
      <RowWords>
        <p>
          <b>{dayInWords(day)}</b>: {name}
          {!isHoliday && ', not a public holiday'}
        </p>
        {correction && (
          <p className={styles.when}>
            {isHoliday ? 'Added' : 'Removed'} {when(correction.at)}, {correction.by}
          </p>
        )}
      </RowWords>
      <Button
        size="sm"
        variant="outline"
        aria-label={`${isHoliday ? 'Remove' : 'Restore'} ${words}`}
        // The button keeps the focus when it becomes its opposite.
        busy={isPending}
        onClick={() => void send({ state, day, name, isHoliday: !isHoliday })}
      >
        {isHoliday ? 'Remove' : 'Restore'}
      </Button>
    </ListRow>
  )
}
