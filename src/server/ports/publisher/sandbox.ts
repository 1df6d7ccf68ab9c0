import { setTimeout as pause } from 'node:timers/promises'
import { PostRefused, PostUnclear, type Network, type OutgoingPost, type SandboxAccount } from './publisher.ts'

/** A post as the sandbox keeps it. */
export type StoredPost = SandboxAccount & { attemptId: string; text: string; imageUrl: string | null; postedAt: Date }

/** Where the sandbox keeps its posts. */
export type SandboxStore = {
  /** Adds the post of an attempt, once, and returns its id. */
  add(post: StoredPost): Promise<string>
  /** Returns the id of the post of an attempt; null where there is none. */
  find(attemptId: string): Promise<string | null>
}

/** What a text holds to see how failures look (docs/behaviour/social-media.md, Social media). */
const FAILURES = { refused: '[fail]', unclear: '[unclear]', lost: '[unclear fail]', slow: '[slow]' }
/** What a slow post takes to arrive, and its answer to come back. */
const SLOW_MS = 600
const REFUSAL = 'The sandbox refuses every post with “[fail]” in its text. Please remove it and try again.'

/** A small network of our own: whose posts only the dashboard shows, and whose failures can be provoked. */
export function sandboxNetwork(store: SandboxStore, now: () => Date): Network<SandboxAccount> {
  const published = (id: string) => ({ remoteId: id, url: null })
  return {
    async publish({ attemptId, text, image }, account) {
      if (text.includes(FAILURES.refused)) throw new PostRefused(REFUSAL)
      if (text.includes(FAILURES.lost)) throw new PostUnclear('The sandbox was asked to lose this post.')
      const isSlow = text.includes(FAILURES.slow)
      if (isSlow) await pause(SLOW_MS)
      const id = await store.add({ ...account, attemptId, text, imageUrl: image && new URL(image.url).pathname, postedAt: now() })
      if (isSlow) await pause(SLOW_MS)
      if (text.includes(FAILURES.unclear)) throw new PostUnclear('The sandbox was asked to keep its answer to itself.')
      return published(id)
    },
    async find({ attemptId }: OutgoingPost) {
      const id = await store.find(attemptId)
      return id === null ? 'not posted' : published(id)
    },
  }
}
