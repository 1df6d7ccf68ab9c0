import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { useConflict } from '#web/api/writes/use-conflict.ts'
import { openPosts, CLOSED } from '#web/features/social/posts/posts-path.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { ComposerDialog } from './composer-dialog.tsx'
import { ComposerForm, type Overview } from './composer-form.tsx'
import { valuesOf } from './composer-values.ts'
import { useComposer } from './use-composer.ts'
import { useSendChange } from './use-send.ts'
import type { Sources, useBestHours } from './use-sources.ts'

type EditPostProps = {
  supplierId: Id
  post: SocialPost
  overview: Overview
  sources: Sources
  bestHours: ReturnType<typeof useBestHours>['bestHours']
  storage: RequesterStorage
}

/** The dialog that changes a post that is not posted. */
export function EditPost({ supplierId, post, overview, sources, bestHours, storage }: EditPostProps) {
  const { timeZone } = overview
  const start = valuesOf(post, timeZone)
  const composer = useComposer({ start, timeZone, storage, draftName: `social-post-${post.id}` })
  const sending = useSendChange({
    post,
    timeZone,
    onConflict: async (error) => {
      const now = await sending.read().catch(() => undefined)
      // What is out, or on its way, has no other version to choose.
      if (!now || now.status === 'posted' || now.isPublishing) toast(failureToast(error))
      else await conflicts.onError(error)
    },
  })
  const conflicts = useConflict<SocialPost>({
    failed: 'Error',
    read: sending.read,
    changedIn: (theirs) => changedBetween(post, theirs),
    save: (version) => send(version),
    startFrom: (theirs) => {
      sending.setVersion(theirs.version)
      composer.restart(valuesOf(theirs, timeZone))
    },
  })
  const send = async (version?: number) => {
    if (sending.isBusy || !composer.isReady()) return
    if (!(await sending.send(composer.values, version)).isDone) return
    composer.restart(composer.values)
    openPosts(CLOSED, { keepChanges: true })
  }
  const state = { composer, isBusy: sending.isBusy, conflict: conflicts.conflict, problem: sending.problem }
  return (
    <ComposerDialog title={titleOf(post)} {...state}>
      {(id, onPictureBusy) => (
        <ComposerForm
          id={id}
          supplierId={supplierId}
          overview={overview}
          sources={sources}
          bestHours={bestHours}
          composer={composer}
          about={{}}
          isOnePost
          problem={post.errorMessage ?? undefined}
          onSend={() => void send()}
          onPictureBusy={onPictureBusy}
        />
      )}
    </ComposerDialog>
  )
}

const titleOf = ({ platform, status }: SocialPost) =>
  `Edit the ${{ draft: 'draft', scheduled: 'scheduled post', failed: 'failed post', posted: 'post' }[status]} for ${SOCIAL_PLATFORMS[platform]}`

const PARTS: [label: string, of: (post: SocialPost) => unknown][] = [
  ['Platform', ({ platform }) => platform],
  ['Text', ({ content }) => content],
  ['Hashtags', ({ hashtags }) => hashtags.join(' ')],
  ['Picture', ({ imageUrl }) => imageUrl],
  ['Time', ({ scheduledFor, suggestedFor }) => scheduledFor ?? suggestedFor],
  ['State', ({ status }) => status],
]

const changedBetween = (ours: SocialPost, theirs: SocialPost) => PARTS.filter(([, of]) => of(ours) !== of(theirs)).map(([label]) => label)
