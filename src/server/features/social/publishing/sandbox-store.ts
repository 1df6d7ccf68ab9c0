import type { Db } from '#server/db/db.ts'
import type { SandboxStore } from '#server/ports/publisher/sandbox.ts'
import { required } from '#shared/required.ts'
import { insertSandboxPost, sandboxPostOf } from './sandbox-queries.ts'

/** The posts of the sandbox network, in the site's own database. */
export const sandboxStore = (db: Db): SandboxStore => ({
  async add(post) {
    const added = await insertSandboxPost(db, post)
    return required(added ?? (await sandboxPostOf(db, post.attemptId)), 'The post of an attempt').id
  },
  find: async (attemptId) => (await sandboxPostOf(db, attemptId))?.id ?? null,
})
