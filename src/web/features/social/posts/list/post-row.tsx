import { useId } from 'react'
import { SOCIAL_PLATFORMS } from '#contract/social-options.ts'
import type { SocialPost } from '#contract/social-posts.ts'
import { shownPicture, sourcesOf } from '#shared/upload-variants.ts'
import { counted } from '#shared/words.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import { CLOSED, postsPath } from '#web/features/social/posts/posts-path.ts'
import { shownText } from '#web/features/social/shown-text.ts'
import type { SocialSearch } from '#web/features/social/social-search.ts'
import { useCanChange } from '#web/features/social/use-can-change.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import styles from './post-row.module.css'
import { PublishButton } from './publish-button.tsx'
import { nameOf, stateWords } from './state-words.ts'
import type { PostActions } from './use-post-actions.ts'

type PostRowProps = { post: SocialPost; timeZone: string; search: SocialSearch; actions: PostActions }

/** A post with its state, its text, and what can be done with it now. */
export function PostRow({ post, timeZone, search, actions }: PostRowProps) {
  const { hashtags, imageUrl, errorMessage, status } = post
  const picture = shownPicture(imageUrl)
  const canChange = useCanChange()
  const text = useId()
  return (
    <li className={styles.row}>
      <article className={styles.post} aria-label={nameOf(post)}>
        <StateLine post={post} timeZone={timeZone} />
        <div className={styles.words}>
          <p id={text} className={styles.text}>
            {shownText(post)}
          </p>
          {hashtags.length > 0 && <p className={styles.tags}>{hashtags.map((tag) => `#${tag}`).join(' ')}</p>}
          {status === 'failed' && errorMessage && (
            <p className={styles.error}>
              <Icon name="warning-circle-fill" />
              <span>{errorMessage}</span>
            </p>
          )}
          <Afterwards post={post} />
        </div>
        {picture && <Artwork src={picture} sources={sourcesOf(picture)} sizes="96px" alt="" className={styles.picture} />}
        {canChange && (
          <div className={styles.actions}>
            <PublishButton post={post} describedBy={text} />
            <Changes post={post} search={search} actions={actions} describedBy={text} />
          </div>
        )}
      </article>
    </li>
  )
}

function StateLine({ post, timeZone }: { post: SocialPost; timeZone: string }) {
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

/** Where a post can be seen, and who came from it. */
function Afterwards({ post: { status, network, postUrl, visits } }: { post: SocialPost }) {
  if (status !== 'posted') return null
  return (
    <p className={styles.after}>
      {postUrl && (
        <TextLink href={postUrl} target="_blank" rel="noreferrer">
          See the post
        </TextLink>
      )}
      {network === 'sandbox' && <span>Posted in the practice feed</span>}
      <span>{visits === 0 ? 'No profile visits yet' : `${counted(visits, 'profile visit')}`}</span>
    </p>
  )
}

type ChangesProps = Omit<PostRowProps, 'timeZone'> & { describedBy: string }

function Changes({ post, search, actions: { duplicate, remove }, describedBy }: ChangesProps) {
  const canEdit = post.status !== 'posted' && !post.isPublishing
  return (
    <>
      {canEdit && (
        <ButtonLink
          size="sm"
          variant="quiet"
          icon="pencil-simple"
          href={postsPath(search, { ...CLOSED, post: post.id })}
          aria-describedby={describedBy}
        >
          Edit
        </ButtonLink>
      )}
      <Menu label={<Icon name="dots-three-vertical" />} ariaLabel="More actions" noCaret align="end">
        <MenuItem icon="copy" onClick={() => void duplicate(post)}>
          Duplicate
        </MenuItem>
        {!post.isPublishing && (
          <MenuItem icon="trash" onClick={() => void remove(post)}>
            {post.status === 'posted' ? 'Remove from the list' : 'Delete'}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
