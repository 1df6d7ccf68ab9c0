import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SocialPost } from '#contract/social/social-posts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { fetchAgain } from '#web/api/reads/query.ts'
import { isConflict } from '#web/api/writes/use-conflict.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_POSTS } from '#web/features/social/posts/shows-posts.ts'
import { notPublished } from '#web/features/social/posts/publishing.ts'
import type { ToastText } from '#web/ui/feedback/toast-queue.ts'
import { postsOf, type ComposerValues } from './composer-values.ts'

/** What became of it: `kept` is the post that could not be published, which the form goes on with. */
export type Sent = { isDone: true } | { isDone: false; kept?: SocialPost }

const FAILED: Sent = { isDone: false }
const notCreated: ToastText = { title: 'Error', description: 'Failed to create social media post', tone: 'destructive' }

/** Returns what sends a new post, to each of its platforms, and publishes it where that is wished. */
export function useSendNew(supplierId: Id, timeZone: string) {
  const id = String(supplierId)
  const [isBusy, setBusy] = useState(false)
  const options = { invalidates: SHOWS_POSTS, success: 'Social media post created successfully', failure: () => notCreated } as const
  const one = useWrite('POST /api/suppliers/:id/social-posts', options)
  const several = useWrite('POST /api/suppliers/:id/social-posts/together', options)
  const publish = usePublish()
  const create = async (values: ComposerValues): Promise<SocialPost[] | undefined> => {
    const [first, ...others] = postsOf(values, timeZone)
    if (!first) return undefined
    const sending =
      others.length === 0
        ? one.sendOrThrow({ id, ...first }).then((post) => [post])
        : several.sendOrThrow({ id, posts: [first, ...others] })
    // A failure has been shown by then.
    return sending.catch(() => undefined)
  }
  const send = async (values: ComposerValues): Promise<Sent & { created?: SocialPost[] }> => {
    setBusy(true)
    const created = await create(values)
    const published = created && values.when === 'now' ? await publish(created) : []
    setBusy(false)
    if (!created) return FAILED
    const kept = created.length === 1 && published.includes(false) ? created[0] : undefined
    return kept ? { isDone: false, kept, created } : { isDone: true, created }
  }
  return { send, isBusy, problem: one.problem ?? several.problem }
}

/** Returns what publishes posts one after the other, and whether each succeeded. */
function usePublish() {
  const { send } = useWrite('POST /api/social-posts/:id/publish', {
    invalidates: SHOWS_POSTS,
    success: 'Post published successfully',
    failure: notPublished,
  })
  return async (posts: readonly SocialPost[]): Promise<boolean[]> => {
    const done: boolean[] = []
    for (const { id } of posts) done.push(await send({ id }))
    return done
  }
}

type ChangeOptions = { post: SocialPost; timeZone: string; onConflict: (error: unknown) => unknown }

/** Returns what saves the changes of a post, and publishes it where that is wished. */
export function useSendChange({ post, timeZone, onConflict }: ChangeOptions) {
  const client = useQueryClient()
  const [version, setVersion] = useState(post.version)
  const [isBusy, setBusy] = useState(false)
  const change = useWrite('PUT /api/social-posts/:id', {
    invalidates: SHOWS_POSTS,
    success: 'Post saved',
    failure: (error: unknown) => (isConflict(error) ? void onConflict(error) : failureToast(error)),
  })
  const publish = usePublish()
  const send = async (values: ComposerValues, over = version): Promise<Sent> => {
    const [changed] = postsOf(values, timeZone)
    if (!changed) return FAILED
    setBusy(true)
    const saved = await change.sendOrThrow({ id: post.id, ...changed, version: over }).catch(() => undefined)
    const isDone = saved !== undefined && (values.when !== 'now' || (await publish([saved])).every(Boolean))
    // An attempt to publish is a change as well.
    if (saved && !isDone) await readVersion().then(setVersion, () => {})
    setBusy(false)
    return isDone ? { isDone } : FAILED
  }
  const read = () => fetchAgain(client, 'GET /api/social-posts/:id', { id: post.id })
  const readVersion = () => read().then(({ version: now }) => now)
  return { send, isBusy, problem: change.problem, read, setVersion }
}
