import { readConfig, type Config } from '#server/config/config.ts'
import { createChanges } from '#server/db/changes.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { exitWithMessage } from '#server/process/exit-with-message.ts'
import { asFullDisk } from '#server/bootstrap/full-disk.ts'
import { loadAddressKey } from '#server/bootstrap/load-address-key.ts'
import { loadDemo } from '#server/bootstrap/load-demo.ts'
import { createLog } from '#server/log.ts'
import { printLine } from '#server/process/print.ts'
import { loadSecrets } from '#server/config/secrets.ts'

// `npm run seed` loads the demo marketplace into the database of the settings, embedded or on a server, whatever DEMO_DATA is.
try {
  const config = readConfig()
  const isLoaded = await asFullDisk(config, () => seed(config))
  printLine(
    isLoaded
      ? 'The demo marketplace was loaded.'
      : 'Nothing was changed: this database already has suppliers, and the demo marketplace goes into an empty one.',
  )
} catch (error) {
  exitWithMessage(error)
}

async function seed(config: Config): Promise<boolean> {
  const database = await openDatabase(config)
  const { db, direct, close } = database
  const changes = createChanges(database)
  try {
    await migrate(direct.db)
    await loadAddressKey({ db, secrets: await loadSecrets(config), log: createLog(config) })
    return await loadDemo({ db, changes, now: () => new Date() })
  } finally {
    await changes.stop()
    await close()
  }
}
