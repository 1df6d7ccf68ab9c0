import { SOCIAL_PLATFORMS } from '#contract/options.ts'
import type { SocialPost } from '#contract/social-posts.ts'
import { PLATFORM_ICONS } from '#web/features/social/platform-icons.ts'
import { nameOf, stateWords } from '#web/features/social/posts/list/state-words.ts'
import { CLOSED, postsPath } from '#web/features/social/posts/posts-path.ts'
import { clockOf } from '#web/features/social/posts/times.ts'
import type { SocialSearch } from '#web/features/social/social-search.ts'
import { localTimeOf } from '#shared/zoned-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { timeOf } from './moved-post.ts'
import styles from './post-chip.module.css'

type PostChipProps = {
  post: SocialPost
  timeZone: string
  search: SocialSearch
  /** In a cell whose keys open the day. */
  isOfCell?: boolean
}

/** A post in the calendar: its time, its platform and its first words. */
export function PostChip({ post, timeZone, search, isOfCell }: PostChipProps) {
  const { status, platform, postUrl } = post
  const time = timeOf(post)
  const { state } = stateWords(post, timeZone)
  const clock = time === null ? '' : clockOf(localTimeOf(time, timeZone))
  const look = classNames(styles.chip, styles[status])
  const content = (
    <>
      <Icon name={PLATFORM_ICONS[platform]} className={styles.icon} />
      <span className={styles.clock}>{clock}</span>
      <span className={styles.name}>{nameOf(post)}</span>
    </>
  )
  const label = `${clock}, ${SOCIAL_PLATFORMS[platform]}, ${state}: ${nameOf(post)}`
  const focus = isOfCell ? { tabIndex: -1 } : {}
  if (status === 'posted')
    return postUrl ? (
      <a className={look} href={postUrl} target="_blank" rel="noreferrer" aria-label={label} {...focus} draggable={false}>
        {content}
      </a>
    ) : (
      <span className={look} title={label}>
        {content}
        <span className="visually-hidden">{state}</span>
      </span>
    )
  return (
    <a className={look} href={postsPath(search, { ...CLOSED, post: post.id })} aria-label={label} {...focus} draggable={false}>
      {content}
    </a>
  )
}
