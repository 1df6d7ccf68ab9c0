import { UPLOAD_WIDTHS, variantOf } from '#shared/upload-variants.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { deleteUnused } from './queries.ts'

type Deps = Pick<Context, 'db' | 'images' | 'jobs' | 'now'>

const DAY_MS = 86_400_000

/** Schedules the nightly job that deletes pictures older than a day that no row shows. */
export function scheduleClearing(context: Deps): void {
  context.jobs.schedule('unused-uploads', '40 3 * * *', () => clearUnused(context))
}

export async function clearUnused(deps: Pick<Deps, 'db' | 'images' | 'now'>): Promise<void> {
  while (await clearSome(deps));
}

/** Deletes a batch of rows and their files; the rows last, so that an interrupted run is repeated. Returns whether there were any. */
const clearSome = ({ db, images, now }: Pick<Deps, 'db' | 'images' | 'now'>): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const names = await deleteUnused(tx, new Date(now().getTime() - DAY_MS))
    await Promise.all(names.flatMap(filesOf).map((file) => images.remove(file)))
    return names.length > 0
  })

/** Returns the names of all files that a picture may have. */
const filesOf = (name: string): string[] => [
  name,
  ...UPLOAD_WIDTHS.flatMap((width) => [variantOf(name, width, 'webp'), variantOf(name, width, 'avif')]),
]
