import type { Context } from '#server/context.ts'
import { sandboxStore } from '#server/features/social/sandbox-store.ts'
import type { Publisher } from '#server/ports/publisher/publisher.ts'
import { sandboxNetwork } from '#server/ports/publisher/sandbox.ts'

/** Opens the social platforms that have keys, and the sandbox for all others. */
export async function openPublisher({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Publisher> {
  return { sandbox: sandboxNetwork(sandboxStore(db), now), live: {} }
}
