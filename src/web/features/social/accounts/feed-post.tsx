import type { SandboxPost } from '#contract/social/social-analytics.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import { textParts, type TextPart } from '#web/features/social/text-parts.ts'
import { timeInZone } from '#web/features/social/time-in-zone.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './practice-feed.module.css'

type FeedPostProps = { post: SandboxPost; timeZone: string }

/** A post of the sandbox, as its readers would see it. */
export function FeedPost({ post: { platform, accountName, text, imageUrl, postedAt }, timeZone }: FeedPostProps) {
  const picture = shownPicture(imageUrl)
  return (
    <Card as="li">
      <header className={styles.head}>
        <Stamp name={accountName} size={40} />
        <div className={styles.who}>
          <p className={styles.name}>{accountName}</p>
          <p className={styles.when}>
            <time dateTime={postedAt}>{timeInZone(postedAt, timeZone)}</time>
          </p>
        </div>
        <PlatformIcon platform={platform} named className={styles.platform} />
      </header>
      <p className={styles.text}>
        {textParts(text).map((part, at) => (
          <FeedText key={at} {...part} />
        ))}
      </p>
      {picture && <img src={picture} alt="" loading="lazy" className={styles.picture} />}
    </Card>
  )
}

function FeedText({ kind, text }: TextPart) {
  if (kind === 'link') return <TextLink href={text}>{text}</TextLink>
  return kind === 'hashtag' ? <b className={styles.hashtag}>{text}</b> : text
}
