import type { Config } from '#server/config/config.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { asOwnerMessage, prepareFolder } from '#server/db/embedded/data-folder.ts'

/**
 * Begins to open the database of the settings, and returns once it needs this thread no more until it is open. Whoever waits for `database` is
 * told when it cannot be opened.
 */
export async function listenEarly(config: Config): Promise<{ database: Promise<Database> }> {
  const begun = Promise.withResolvers<void>()
  const open = async () => {
    await asOwnerMessage(config.dataDir, () => prepareFolder(config.dataDir))
    return openDatabase({ ...config, onThread: begun.resolve })
  }
  const database = open()
  const ended = database.then(
    () => {},
    () => {},
  )
  await Promise.race([begun.promise, ended])
  return { database }
}
