import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { POST_STATES, POST_TYPE_KEYS } from './social-options.ts'
import { SOCIAL_NETWORKS, SocialPlatformName } from './social-accounts.ts'
import { PictureUrl } from '#contract/uploads.ts'
import {
  clearable,
  Count,
  cutAt,
  described,
  flag,
  noControls,
  optional,
  paging,
  PathId,
  text,
  Time,
  trimmed,
  Uuid,
} from '#contract/endpoint/values.ts'

// Posts on social platforms: drafts, scheduled, posted, failed (docs/behaviour/social-media.md, Social media).

/** Characters of a draft; what is published keeps to the limit of its platform. */
export const POST_LENGTH = 10_000
export const MAX_HASHTAGS = 40
/** Posts that are added, removed or scheduled together. */
export const MAX_POSTS_PLANNED = 60
/** Posts of a listing that are not posted: drafts, scheduled and failed ones. */
export const MAX_OPEN_POSTS = 500

export const PostTypeName = z.enum(POST_TYPE_KEYS, 'Please choose what the post is about.')

export const SocialPost = z.object({
  id: Uuid,
  platform: SocialPlatformName,
  postType: PostTypeName,
  content: z.string(),
  profileLink: described(
    z.string(),
    "What `{profileLink}` in it stands for, as a path of this site: readers see it with the site's address before it.",
  ),
  hashtags: described(z.array(z.string()), 'Without "#".'),
  imageUrl: z.nullable(z.string()),
  scheduledFor: described(z.nullable(Time), 'When it is due; null for a draft. A failed post keeps the time at which it was due.'),
  suggestedFor: described(z.nullable(Time), 'When a draft of a plan is meant to go out; nothing happens then by itself.'),
  status: z.enum(POST_STATES),
  createdAt: Time,
  postedAt: z.nullable(Time),
  errorMessage: described(z.nullable(z.string()), 'Why it failed, as a sentence.'),
  isPublishing: described(z.boolean(), 'True from the moment a platform is asked until it has answered.'),
  network: described(z.nullable(z.enum(SOCIAL_NETWORKS)), 'Where it was posted; null until it is.'),
  postUrl: described(z.nullable(z.string()), 'Its address at the platform; null where the platform gives none, and in the sandbox.'),
  visits: described(z.int(), 'Profile visits that came from the link in it.'),
  version: z.int(),
})
export type SocialPost = z.output<typeof SocialPost>

const ofSupplier = { id: PathId }

const INSTANT = 'Please give a time like 2026-12-01T08:00:00Z.'
/** A point in time with its offset, in the years that databases and browsers agree on. */
const instant = z.iso.datetime({ offset: true, error: INSTANT, abort: true }).check(z.refine((text) => text.startsWith('20'), INSTANT))

export const listSocialPosts = listEndpoint('GET /api/suppliers/:id/social-posts', {
  summary: "A supplier's posts",
  description:
    'Those that failed first, then those that are due next, then drafts, then those that are posted, the newest first. With `from` and `to`, those whose time lies between them, the earliest first: when it was posted, is due, or is suggested; `limit` then goes up to 100 as well. `withoutTime`: those that have no such time, which are drafts and failed ones.',
  isPrivate: true,
  params: ofSupplier,
  query: {
    status: described(optional(z.enum(POST_STATES, 'Please choose one of the states.')), 'Keeps only posts in this state.'),
    platform: described(optional(SocialPlatformName), 'Keeps only posts for this platform.'),
    postType: described(optional(PostTypeName), 'Keeps only posts about this.'),
    search: described(optional(z.string().check(cutAt(200), trimmed, noControls)), 'Part of the text of a post.'),
    from: described(optional(instant), 'The beginning of a time, in ISO 8601.'),
    to: described(optional(instant), 'The end of a time, in ISO 8601.'),
    withoutTime: described(z.optional(flag), 'Keeps only posts that have no time, or only those with one.'),
    ...paging(50),
  },
  item: SocialPost,
})

const content = text(POST_LENGTH, 'Please write the post.')
const hashtag = z.string('A hashtag is a word.').check(
  z.overwrite((word: string) => word.replace(/^#+/, '')),
  trimmed,
  noControls,
  z.regex(/^[\p{L}\p{M}\p{N}_]{1,100}$/u, 'A hashtag has letters, digits and underscores only.'),
)
const hashtags = z
  .array(hashtag, 'Please give the hashtags as a list.')
  .check(z.maxLength(MAX_HASHTAGS, `Please keep to ${MAX_HASHTAGS} hashtags or fewer.`))

const newPost = {
  platform: SocialPlatformName,
  postType: z._default(PostTypeName, 'manual'),
  content,
  hashtags: z._default(hashtags, []),
  imageUrl: optional(PictureUrl),
  scheduledFor: described(optional(instant), 'In the future, within a year: it is scheduled then; left out or null: a draft.'),
  suggestedFor: described(optional(instant), 'For drafts only.'),
}
export const addSocialPost = endpoint('POST /api/suppliers/:id/social-posts', {
  summary: 'Write a post: a draft, or scheduled for a time',
  params: ofSupplier,
  body: newPost,
  output: SocialPost,
  status: 201,
})
export const addSocialPosts = endpoint('POST /api/suppliers/:id/social-posts/together', {
  summary: 'Write several posts, such as one text for several platforms; all or none',
  params: ofSupplier,
  body: {
    posts: z
      .array(z.object(newPost), 'Please give the posts.')
      .check(z.minLength(1), z.maxLength(MAX_POSTS_PLANNED, `Please keep to ${MAX_POSTS_PLANNED} posts at a time.`)),
  },
  output: z.array(SocialPost),
  status: 201,
})

const params = { id: Uuid }

export const getSocialPost = endpoint('GET /api/social-posts/:id', {
  summary: 'One post',
  isPrivate: true,
  params,
  output: SocialPost,
})

export const changeSocialPost = endpoint('PUT /api/social-posts/:id', {
  summary: 'Change a post that is not posted',
  description:
    'Fields that are left out do not change. A time in the future schedules a draft or a failed post, null makes it a draft. A post that is posted, or about to be, cannot change.',
  params,
  body: {
    platform: z.optional(SocialPlatformName),
    postType: z.optional(PostTypeName),
    content: z.optional(content),
    hashtags: z.optional(hashtags),
    imageUrl: clearable(PictureUrl),
    scheduledFor: clearable(instant),
    suggestedFor: clearable(instant),
    version: described(z.optional(Count('A version is a whole number.')), 'Given and old: 409.'),
  },
  output: SocialPost,
})
export const removeSocialPost = endpoint('DELETE /api/social-posts/:id', {
  summary: 'Remove a post',
  description: 'The removal can be undone for a day. What is at the platform stays there.',
  params,
})
export const restoreSocialPost = endpoint('POST /api/social-posts/:id/restore', {
  summary: 'Undo the removal of a post',
  description: 'One whose time has passed meanwhile comes back as a draft.',
  params,
  output: SocialPost,
})
export const publishSocialPost = endpoint('POST /api/social-posts/:id/publish', {
  summary: 'Publish a post now',
  description: 'From `draft`, and as a retry from `failed`. A refusal of the platform is a 502; the post is kept as `failed`.',
  params,
  output: SocialPost,
})

const ids = z
  .array(Uuid, 'Please name the posts.')
  .check(z.minLength(1), z.maxLength(MAX_POSTS_PLANNED, `Please keep to ${MAX_POSTS_PLANNED} posts at a time.`))

export const removeSocialPosts = endpoint('POST /api/suppliers/:id/social-posts/remove', {
  summary: 'Remove several drafts or scheduled posts',
  description: "Removes those that are the supplier's and not posted.",
  params: ofSupplier,
  body: { ids },
  output: z.object({ removed: z.int() }),
})
export const scheduleSocialPosts = endpoint('POST /api/suppliers/:id/social-posts/schedule', {
  summary: 'Schedule several drafts for the times that were suggested for them',
  description: 'Schedules drafts for their suggested times; those without one, or whose time has passed, stay drafts.',
  params: ofSupplier,
  body: { ids },
  output: z.object({ scheduled: z.int(), left: z.int() }),
})
