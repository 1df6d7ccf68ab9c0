import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import { nameOf, stateWords } from '#web/features/social/posts/list/state-texts.ts'
import { CLOSED, postsPath } from '#web/features/social/posts/posts-path.ts'
import { clockOf } from '#web/features/social/posts/times.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { localTimeOf } from '#shared/time/zoned-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { timeOf } from './moved-post.ts'
import styles from './post-chip.module.css'

type PostChipProps = {
  post: SocialPost
  timeZone: string
  search: SocialSearch
  /** In a cell whose keys open the day. */
  isOfCell?: boolean
  /** For fingers. */
  isLarge?: boolean
}

/** A post in the calendar: its time, its platform and its first words. */
export function PostChip({ post, timeZone, search, isOfCell, isLarge }: PostChipProps) {
  const { status, platform } = post
  const time = timeOf(post)
  const { state } = stateWords(post, timeZone)
  const clock = time === null ? '' : clockOf(localTimeOf(time, timeZone))
  const look = classNames(styles.chip, styles[status], isLarge && styles.large)
  const content = (
    <>
      <PlatformIcon platform={platform} className={styles.icon} />
      {clock && <span className={styles.clock}>{clock}</span>}
      <span className="visually-hidden">
        {SOCIAL_PLATFORMS[platform]}, {state}:
      </span>
      <span className={styles.name}>{nameOf(post)}</span>
    </>
  )
  const focus = isOfCell ? { tabIndex: -1 } : {}
  return (
    <a href={postsPath(search, { ...CLOSED, post: post.id })} {...focus} className={look} draggable={false}>
      {content}
    </a>
  )
}
