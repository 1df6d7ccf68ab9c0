import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { Afterwards, Reason, StateLine } from '#web/features/social/posts/list/post-parts.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { closeComposer } from './composer-dialog.tsx'
import { previewProps, type Overview } from './composer-form.tsx'
import { valuesOf } from './composer-values.ts'
import { Previews } from './preview.tsx'
import type { Sources } from './use-sources.ts'

type ShownPostProps = { supplierId: Id; post: SocialPost; overview: Overview; sources: Sources }

/** The dialog of a post that is not changed: its state, how it looks, and what became of it. */
export const ShownPost = ({ supplierId, post, overview, sources }: ShownPostProps) => (
  <Dialog open onOpenChange={closeComposer} title={`Post for ${SOCIAL_PLATFORMS[post.platform]}`}>
    <Stack gap={4} align="stretch">
      <StateLine post={post} timeZone={overview.timeZone} />
      <Reason post={post} />
      <Afterwards post={post} />
      <Previews values={valuesOf(post, overview.timeZone)} tab="all" {...previewProps(supplierId, overview, sources)} />
    </Stack>
  </Dialog>
)
