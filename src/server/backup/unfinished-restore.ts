import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingError, type Config } from '#server/config/config.ts'
import { hasTables } from '#server/db/backup/catalog-queries.ts'
import type { Db } from '#server/db/db.ts'

/** Names the file that is in DATA_DIR while a restore is under way, and after one that was killed. */
export const unfinishedRestore = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'restore.unfinished')

/**
 * Is called at a start, before the database is migrated. The rows of a restore come all at once, at its end: where there are any, it was
 * killed after that, and nothing is missing.
 * @throws SettingError where a restore was killed before
 */
export async function rejectHalfRestored(config: Config, db: Db): Promise<void> {
  const marker = unfinishedRestore(config)
  if (!existsSync(marker)) return
  if (!(await hasTables(db.withoutPlugins())))
    throw new SettingError(
      `DATA_DIR: a restore into ${config.dataDir} has not come to its end. Run npm run restore -- FILE again, or set DATA_DIR to another folder.`,
    )
  await rm(marker, { force: true })
}
