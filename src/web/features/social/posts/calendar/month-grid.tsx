import { counted } from '#shared/text/words.ts'
import { nameOf } from '#web/features/social/posts/list/state-texts.ts'
import { longDay } from '#web/features/social/posts/times.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DragBoard, DragItem, DropCell } from '#web/ui/controls/sortable/drag-board.tsx'
import { required } from '#shared/required.ts'
import { monthInWords, monthOf } from './month-days.ts'
import styles from './month-grid.module.css'
import type { MonthProps } from './month-props.ts'
import { PostChip } from './post-chip.tsx'
import { Undated } from './undated.tsx'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** The chips of a day; one with more opens to show all. */
const SHOWN = 3

/** A month as a grid: keys move between its days, and posts are dragged from one to another. */
export function MonthGrid(props: MonthProps) {
  const { month, weeks, days, undated, move, current } = props
  const posts = new Map([...undated.items, ...[...days.values()].flat()].map((post) => [post.id, post]))
  const dragged = (id: string) => required(posts.get(id), 'The post that is dragged')
  return (
    <DragBoard
      itemName={(id) => nameOf(dragged(id))}
      targetName={longDay}
      onDrop={(id, day) => void move(dragged(id), day)}
      lifted={(id) => <PostChip post={dragged(id)} timeZone={props.timeZone} search={props.search} />}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's grid of cells that keys move between */}
      <table role="grid" aria-label={monthInWords(month)} className={styles.grid}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell key={day} day={day} isCurrent={day === current} {...props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Undated {...props} isBoard />
    </DragBoard>
  )
}

type DayCellProps = MonthProps & { day: string; isCurrent: boolean }

function DayCell({ day, isCurrent, month, days, today, timeZone, search, canChange, onOpen, onDayFocus }: DayCellProps) {
  const posts = days.get(day) ?? []
  const isToday = day === today
  return (
    <DropCell
      id={day}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(styles.day, monthOf(day) !== month && styles.other, day < today && styles.past, isToday && styles.today)}
      onFocus={({ target, currentTarget }) => target === currentTarget && onDayFocus(day)}
      onDoubleClick={() => onOpen(day)}
    >
      <button type="button" tabIndex={-1} className={styles.number} onClick={() => onOpen(day)}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="visually-hidden">
          {longDay(day)}, {posts.length === 0 ? 'no posts' : counted(posts.length, 'post')}
        </span>
      </button>
      <div className={styles.posts}>
        {posts.slice(0, SHOWN).map((post) => (
          <DragItem key={post.id} id={post.id} disabled={!canChange}>
            <PostChip post={post} timeZone={timeZone} search={search} isOfCell />
          </DragItem>
        ))}
        {posts.length > SHOWN && (
          <button type="button" tabIndex={-1} className={styles.more} onClick={() => onOpen(day)}>
            +{posts.length - SHOWN} more
          </button>
        )}
      </div>
    </DropCell>
  )
}
