import { readConfig, type Config } from './config.ts'
import { openChanges } from './db/changes.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { exitWithMessage } from './exit-with-message.ts'
import { asFullDisk } from './bootstrap/full-disk.ts'
import { openAddressKey } from './bootstrap/open-address-key.ts'
import { loadDemo } from './bootstrap/load-demo.ts'
import { openLog } from './log.ts'
import { printLine } from './print.ts'
import { openSecrets } from './secrets.ts'

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
  const { db, address, close } = await openDatabase(config)
  const changes = openChanges(address)
  try {
    await migrate(db)
    await openAddressKey({ db, secrets: await openSecrets(config), log: openLog(config) })
    return await loadDemo({ db, changes, now: () => new Date() })
  } finally {
    await changes.stop()
    await close()
  }
}
