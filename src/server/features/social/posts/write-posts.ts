import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_OPEN_POSTS, type addSocialPost, type SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import { required } from '#shared/required.ts'
import { lockOwnPictures } from './picture-queries.ts'
import { countOpenPosts, insertPosts } from './post-queries.ts'
import { rejectTime, rejectUnfit, withLink } from './post-rules.ts'

export type WriteDeps = Pick<Context, 'config' | 'now'>
export type NewPost = Omit<Input<typeof addSocialPost>, 'id'>

/** Returns the code in the link of a post: letters and digits, so that no platform cuts it off. */
const newCode = () => randomUUID().replaceAll('-', '').slice(0, 12)

/**
 * Adds posts to a listing, all or none; `at` is where their fields are in what was sent. Under a lock, so that concurrent calls cannot exceed
 * the limit. @throws 400 for what cannot be scheduled and for others' pictures, 409 for more posts than a listing may have
 */
export async function writePosts(tx: Db, { config, now }: WriteDeps, supplierId: Id, posts: NewPost[], at: (place: number) => string) {
  const time = now()
  const rows = posts.map((post, place) => {
    const row = newRow(post, supplierId, time)
    if (post.scheduledFor !== null) {
      rejectTime(post.scheduledFor, time, at(place))
      rejectUnfit(withLink(config.publicUrl, row), at(place))
    }
    return row
  })
  await lockSupplier(tx, supplierId)
  await rejectFull(tx, supplierId, posts.length)
  await rejectOthersPictures(tx, supplierId, posts, at)
  return insertPosts(tx, rows)
}

/** Returns the row of a new post, with the code of its link. */
export const newRow = (post: NewPost, supplierId: Id, createdAt: Date) => ({
  ...rowOf(post),
  id: randomUUID(),
  supplierId,
  linkCode: newCode(),
  createdAt,
})

const rowOf = ({ platform, postType, content, hashtags, imageUrl, scheduledFor, suggestedFor }: NewPost) => ({
  platform,
  postType,
  content,
  hashtags,
  imageUrl,
  scheduledFor,
  suggestedFor,
  status: scheduledFor === null ? ('draft' as const) : ('scheduled' as const),
})

/** @throws as `writePosts` */
export async function writePost(tx: Db, deps: WriteDeps, { id, ...post }: Input<typeof addSocialPost>): Promise<SocialPost> {
  const [written] = await writePosts(tx, deps, id, [post], () => '')
  return required(written, 'The post that was written')
}

/** @throws 409 where a listing would have too many posts that are not posted */
export async function rejectFull(tx: Db, supplierId: Id, more: number): Promise<void> {
  if ((await countOpenPosts(tx, supplierId)) + more > MAX_OPEN_POSTS)
    throw conflict(`A listing has ${MAX_OPEN_POSTS} drafts and scheduled posts at most. Please remove some first.`)
}

/** @throws 400 for a picture that is not the listing's, or not here any more */
export async function rejectOthersPictures(
  tx: Db,
  supplierId: Id,
  posts: { imageUrl?: string | null | undefined }[],
  at: (place: number) => string = () => '',
): Promise<void> {
  const urls = posts.flatMap(({ imageUrl }) => imageUrl ?? [])
  if (urls.length === 0) return
  const own = await lockOwnPictures(tx, supplierId, urls)
  const errors = posts.flatMap(({ imageUrl }, place) =>
    !imageUrl || own.has(imageUrl)
      ? []
      : [{ path: `${at(place)}imageUrl`, message: 'Please choose a picture that you have uploaded, or one of your profile.' }],
  )
  if (errors.length > 0) throw invalid(errors)
}
