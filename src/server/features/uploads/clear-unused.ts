import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import { filesOfUpload } from '#shared/pictures/upload-variants.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { deleteUnused, hasUpload } from './queries.ts'

type Deps = Pick<Context, 'db' | 'images' | 'jobs' | 'now'>

const DAY_MS = 86_400_000

/** The queue of deleted pictures whose files are to be removed. */
const REMOVALS = 'removed-uploads'

/** Schedules the nightly job that deletes pictures that no row shows, and registers the worker that removes their files. */
export function scheduleClearing(context: Deps): void {
  const { db, images, jobs } = context
  jobs.schedule('unused-uploads', '40 3 * * *', () => clearUnused(context))
  jobs.work(REMOVALS, async (name) => {
    // A demo picture that is drawn again has the name that it had before.
    if (await hasUpload(db, name)) return
    await Promise.all(filesOfUpload(name).map((file) => images.remove(file)))
  })
}

export async function clearUnused(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  while (await clearSome(deps));
}

/** Deletes a batch of rows; their files are removed after the commit, so that none is lost if it fails. Returns whether there were any. */
const clearSome = ({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const names = await deleteUnused(tx, new Date(now().getTime() - RETENTION_DAYS.unusedFile * DAY_MS))
    if (names.length > 0) await jobs.enqueue(tx, REMOVALS, names)
    return names.length > 0
  })
