import type { SocialPlatform } from '#contract/social-options.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import { socialPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './analytics.module.css'

type PostLinkProps = { post: { id: string; platform: SocialPlatform; content: string } }

/** A post by its first lines, which leads to it. */
export const PostLink = ({ post: { id, platform, content } }: PostLinkProps) => (
  <p className={styles.post}>
    <PlatformIcon platform={platform} named className={styles.icon} />
    <TextLink href={socialPath({ tab: 'posts', post: id })} className={styles.excerpt}>
      {content}
    </TextLink>
  </p>
)
