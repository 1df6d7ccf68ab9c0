import { useId, useRef } from 'react'
import type { SocialPost } from '#contract/social/social-posts.ts'
import { shownPicture, sourcesOf } from '#shared/pictures/upload-variants.ts'
import { CLOSED, postsPath } from '#web/features/social/posts/posts-path.ts'
import { isOut } from '#web/features/social/posts/publishing.ts'
import { shownText } from '#web/features/social/shown-text.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { Afterwards, Reason, StateLine } from './post-parts.tsx'
import styles from './post-row.module.css'
import { PublishButton } from './publish-button.tsx'
import { nameOf } from './state-texts.ts'
import type { PostActions } from './use-post-actions.ts'

type PostRowProps = { post: SocialPost; timeZone: string; search: SocialSearch; actions: PostActions }

/** A post with its state, its text, and what can be done with it now. */
export function PostRow({ post, timeZone, search, actions }: PostRowProps) {
  const { hashtags, imageUrl } = post
  const picture = shownPicture(imageUrl)
  const canChange = useCanChange()
  const text = useId()
  const article = useRef<HTMLElement>(null)
  // The button goes with what it has changed, or is not to be pressed meanwhile, and with it the focus.
  const onTried = () => {
    if (document.activeElement !== document.body) return
    if (article.current) article.current.focus()
    else actions.focusList()
  }
  return (
    <li className={styles.row}>
      <article ref={article} tabIndex={-1} className={styles.post} aria-label={nameOf(post)}>
        <StateLine post={post} timeZone={timeZone} />
        <div className={styles.words}>
          <p id={text} className={styles.text}>
            {shownText(post)}
          </p>
          {hashtags.length > 0 && <p className={styles.tags}>{hashtags.map((tag) => `#${tag}`).join(' ')}</p>}
          <Reason post={post} />
          <Afterwards post={post} />
        </div>
        {picture && <Artwork src={picture} sources={sourcesOf(picture)} sizes="96px" alt="" className={styles.picture} />}
        {canChange && (
          <div className={styles.actions}>
            <PublishButton post={post} describedBy={text} onTried={onTried} />
            <Changes post={post} search={search} actions={actions} describedBy={text} />
          </div>
        )}
      </article>
    </li>
  )
}

type ChangesProps = Omit<PostRowProps, 'timeZone'> & { describedBy: string }

function Changes({ post, search, actions: { duplicate, remove }, describedBy }: ChangesProps) {
  const canEdit = !isOut(post)
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
