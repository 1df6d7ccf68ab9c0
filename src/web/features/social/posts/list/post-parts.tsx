import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import { counted } from '#shared/text/words.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import styles from './post-row.module.css'
import { stateWords } from './state-texts.ts'

type PostProps = { post: SocialPost }

/** The platform of a post, its state and its time. */
export function StateLine({ post, timeZone }: PostProps & { timeZone: string }) {
  const { platform, status, isPublishing } = post
  const { state, time } = stateWords(post, timeZone)
  return (
    <p className={styles.head}>
      <PlatformIcon platform={platform} className={styles.icon} />
      <b>{SOCIAL_PLATFORMS[platform]}</b>
      <span className={classNames(styles.state, styles[isPublishing ? 'publishing' : status])}>{state}</span>
      <span className={styles.time}>{time}</span>
    </p>
  )
}

/** Shows why a post failed. */
export const Reason = ({ post: { status, errorMessage } }: PostProps) =>
  status === 'failed' &&
  errorMessage && (
    <p className={styles.error}>
      <Icon name="warning-circle-fill" />
      <span>{errorMessage}</span>
    </p>
  )

/** Shows where a post can be seen, and who came from it. */
export function Afterwards({ post: { status, network, postUrl, visits } }: PostProps) {
  if (status !== 'posted') return null
  return (
    <p className={styles.after}>
      {postUrl && (
        <TextLink href={postUrl} target="_blank" rel="noreferrer">
          See the post
        </TextLink>
      )}
      {network === 'sandbox' && <span>Posted in the practice feed</span>}
      <span>{visits === 0 ? 'No profile visits yet' : counted(visits, 'profile visit')}</span>
    </p>
  )
}
