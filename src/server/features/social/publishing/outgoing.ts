import type { Context } from '#server/context.ts'
import { PostRefused, type OutgoingImage, type OutgoingPost } from '#server/ports/publisher/publisher.ts'
import { composedText } from '#shared/social/social-text.ts'
import type { Attempt } from './attempt-queries.ts'
import { withLink } from '#server/features/social/posts/post-rules.ts'

type Deps = Pick<Context, 'config' | 'images'>

/** Returns what a network is sent of a post. */
export const outgoing = ({ config, images }: Deps, attempt: Attempt): OutgoingPost => ({
  attemptId: attempt.attemptId,
  attemptedAt: new Date(attempt.attemptedAt),
  text: composedText(withLink(config.publicUrl, attempt)),
  image: attempt.imageUrl === null ? null : imageOf({ config, images }, attempt.imageUrl),
})

/** A picture of a post is one on this site. */
const imageOf = ({ config, images }: Deps, path: string): OutgoingImage => ({
  url: config.publicUrl + path,
  type: path.endsWith('.png') ? 'image/png' : 'image/webp',
  async read() {
    const stored = await images.get(path.slice(path.lastIndexOf('/') + 1))
    if (!stored) throw new PostRefused('The picture of this post is not here any more. Please choose another.')
    return stored.bytes
  },
})
