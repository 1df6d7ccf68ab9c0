import type { SocialPlatform } from '#contract/social/social-options.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import { shownText } from '#web/features/social/shown-text.ts'
import { socialPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './analytics.module.css'

type PostLinkProps = { post: { id: string; platform: SocialPlatform; content: string; profileLink: string } }

/** A post by its first lines, which leads to it. */
export const PostLink = ({ post }: PostLinkProps) => (
  <p className={styles.post}>
    <PlatformIcon platform={post.platform} named className={styles.icon} />
    <TextLink href={socialPath({ tab: 'posts', post: post.id })} className={styles.excerpt}>
      {shownText(post)}
    </TextLink>
  </p>
)
