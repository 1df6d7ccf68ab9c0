import { UPLOAD_WIDTHS, variantOf } from '#shared/upload-variants.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { deleteUnused } from './queries.ts'

type Deps = Pick<Context, 'db' | 'images' | 'jobs' | 'now'>

const DAY_MS = 86_400_000

/** Every night: pictures that nothing has come to show in a day, or shows no longer. */
export function scheduleClearing(context: Deps): void {
  context.jobs.schedule('unused-uploads', '40 3 * * *', () => clearUnused(context))
}

export async function clearUnused(deps: Pick<Deps, 'db' | 'images' | 'now'>): Promise<void> {
  while (await clearSome(deps));
}

/** A row goes when its files have gone: what is interrupted is done again. Answers whether there was one. */
const clearSome = ({ db, images, now }: Pick<Deps, 'db' | 'images' | 'now'>): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const names = await deleteUnused(tx, new Date(now().getTime() - DAY_MS))
    await Promise.all(names.flatMap(filesOf).map((file) => images.remove(file)))
    return names.length > 0
  })

/** All that may be there of a picture. */
const filesOf = (name: string): string[] => [
  name,
  ...UPLOAD_WIDTHS.flatMap((width) => [variantOf(name, width, 'webp'), variantOf(name, width, 'avif')]),
]
