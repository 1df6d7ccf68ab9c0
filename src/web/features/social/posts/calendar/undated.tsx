import { useRef } from 'react'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import { counted } from '#shared/text/words.ts'
import { postsPath } from '#web/features/social/posts/posts-path.ts'
import { DragItem } from '#web/ui/controls/sortable/drag-board.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import type { MonthProps } from './month-props.ts'
import { canMove } from './moved-post.ts'
import { MoveForm } from './move-form.tsx'
import { PostChip } from './post-chip.tsx'
import styles from './undated.module.css'

type UndatedProps = Pick<MonthProps, 'today' | 'timeZone' | 'search' | 'move' | 'canChange'> & {
  undated: ListPage<SocialPost>
  /** Beside a grid of days onto which drafts are dragged; else it begins closed, above a list of them. */
  isBoard?: boolean
}

/** Shows what no day has: drafts that are meant for none, each with what gives it one, and posts that failed without a time. */
export function Undated({ undated: { items, total }, isBoard = false, today, timeZone, search, move, canChange }: UndatedProps) {
  const place = useRef<HTMLDivElement>(null)
  const more = total - items.length
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {items.length > 0 && (
        <details open={isBoard}>
          <summary className={styles.title}>Without a time: {counted(total, 'post')}</summary>
          <ul aria-label="Posts without a time" className={styles.posts}>
            {items.map((post) => (
              <li key={post.id} className={styles.post}>
                <Chip post={post} isBoard={isBoard && canChange && canMove(post)} timeZone={timeZone} search={search} />
                {canChange && canMove(post) && (
                  <MoveForm
                    post={post}
                    label="Choose a day"
                    day={today}
                    today={today}
                    move={move}
                    // The row that had the focus leaves.
                    onMoved={() => place.current?.focus()}
                  />
                )}
              </li>
            ))}
          </ul>
          {more > 0 && (
            <TextLink href={postsPath(search, { view: undefined, month: undefined })}>{counted(more, 'more post')} in the list</TextLink>
          )}
        </details>
      )}
    </div>
  )
}

type ChipProps = { post: SocialPost; isBoard: boolean } & Pick<MonthProps, 'timeZone' | 'search'>

const Chip = ({ isBoard, ...chip }: ChipProps) =>
  isBoard ? (
    <DragItem id={chip.post.id}>
      <PostChip {...chip} isLarge />
    </DragItem>
  ) : (
    <PostChip {...chip} isLarge />
  )
