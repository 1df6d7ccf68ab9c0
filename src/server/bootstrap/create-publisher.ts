import type { Context } from '#server/context.ts'
import { sandboxStore } from '#server/features/social/publishing/sandbox-store.ts'
import { livePlatforms } from '#server/ports/publisher/platforms/live-platforms.ts'
import type { Publisher } from '#server/ports/publisher/publisher.ts'
import { sandboxNetwork } from '#server/ports/publisher/sandbox.ts'

/** Opens the social platforms that have keys, and the sandbox for all others. */
export const createPublisher = ({ config, db, now }: Pick<Context, 'config' | 'db' | 'now'>): Publisher => ({
  sandbox: sandboxNetwork(sandboxStore(db), now),
  live: livePlatforms(config.social, now),
})
