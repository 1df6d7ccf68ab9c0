import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { counted } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { CLOSED, openPosts, postsPath } from '#web/features/social/posts/posts-path.ts'
import { PlannedNote } from '#web/features/social/posts/plan/planned-note.tsx'
import { dayOf, localNow, zoneName } from '#web/features/social/posts/times.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import type { IconName } from '#web/ui/graphics/icon-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMedia } from '#web/use-media.ts'
import { Agenda } from './agenda.tsx'
import styles from './calendar.module.css'
import { DayDialog } from './day-dialog.tsx'
import { monthAfter, monthInWords, monthOf } from './month-days.ts'
import { MonthGrid } from './month-grid.tsx'
import type { MonthProps } from './month-props.ts'
import { Undated } from './undated.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { byDay, useMonth } from './use-month.ts'
import { useMove } from './use-move.ts'

type CalendarProps = {
  supplierId: Id
  timeZone: string
  search: SocialSearch
  /** Ids of the drafts that were planned last. */
  planned: readonly string[]
  onPlanDone: () => void
}

/** The posts of a month by day: a grid, on phones a list. */
export function Calendar({ supplierId, timeZone, search, planned, onPlanDone }: CalendarProps) {
  const today = dayOf(localNow(timeZone))
  const month = search.month ?? monthOf(today)
  const { weeks, read, hidden } = useMonth({ supplierId, search, month, timeZone })
  const { move, moving } = useMove(supplierId, timeZone)
  const [opened, setOpened] = useState<string>()
  const isNarrow = useMedia(NARROW)
  const canChange = useCanChange()
  const onWrite = (day: string) => {
    setOpened(undefined)
    openPosts({ ...CLOSED, new: true, day })
  }
  const onMonth = (next: string) => openPosts({ month: next === monthOf(today) ? undefined : next }, { replace: true })
  const onKeyWrite = canChange ? onWrite : setOpened
  const { current, onDayFocus, area } = useGridKeys({ month, first: today, onMonth, onOpen: setOpened, onWrite: onKeyWrite })
  return (
    <div className={styles.calendar}>
      <MonthLinks month={month} today={today} search={search} timeZone={timeZone} />
      <section {...area} aria-label={monthInWords(month)} tabIndex={-1}>
        <QueryBoundary of={read} loading={<Skeleton height="680px" />}>
          {({ posts, undated }) => {
            const days = byDay([...posts, ...undated.items], timeZone, moving)
            const still = { ...undated, items: undated.items.filter(({ id }) => !moving.has(id)) }
            const shown = { month, weeks, days, undated: still, today, timeZone, search, move, current, onDayFocus, onWrite, canChange }
            return (
              <>
                {canChange && <PlannedNote supplierId={supplierId} posts={posts} planned={planned} onDone={onPlanDone} />}
                {hidden > 0 && <p className={styles.note}>{counted(hidden, 'more post')} of this month: see the list.</p>}
                <Month {...shown} isNarrow={isNarrow} onOpen={setOpened} />
                {opened && weeks.flat().includes(opened) && (
                  <DayDialog {...shown} day={opened} posts={days.get(opened) ?? []} onClose={() => setOpened(undefined)} />
                )}
              </>
            )
          }}
        </QueryBoundary>
      </section>
      {!isNarrow && canChange && <KeyHelp />}
    </div>
  )
}

const Month = ({ isNarrow, ...month }: MonthProps & { isNarrow: boolean }) =>
  isNarrow ? (
    <>
      <Undated {...month} />
      <Agenda {...month} />
    </>
  ) : (
    <MonthGrid {...month} />
  )

const KeyHelp = () => (
  <p className={styles.note}>
    Keys: the arrows move between days, <kbd>Enter</kbd> opens one, <kbd>n</kbd> writes a post for it. Drag a post to another day to move
    it.
  </p>
)

type MonthLinksProps = { month: string; today: string; search: SocialSearch; timeZone: string }

function MonthLinks({ month, today, search, timeZone }: MonthLinksProps) {
  const to = (months: number) => {
    const next = monthAfter(month, months)
    return postsPath(search, { month: next === monthOf(today) ? undefined : next })
  }
  return (
    <div className={styles.months}>
      <h2 className={styles.month} aria-live="polite">
        {monthInWords(month)}
      </h2>
      <span className={styles.zone}>{zoneName(timeZone)}</span>
      <div className={styles.steps}>
        <StepLink icon="caret-left" label="Previous month" href={to(-1)} />
        <ButtonLink variant="quiet" href={postsPath(search, { month: undefined })}>
          Today
        </ButtonLink>
        <StepLink icon="caret-right" label="Next month" href={to(1)} />
      </div>
    </div>
  )
}

const StepLink = ({ icon, label, href }: { icon: IconName; label: string; href: string }) => (
  <ButtonLink variant="quiet" href={href} aria-label={label} className={styles.step}>
    <Icon name={icon} />
  </ButtonLink>
)

/** As wide as a phone. */
const NARROW = '(max-width: 47.5rem)'
