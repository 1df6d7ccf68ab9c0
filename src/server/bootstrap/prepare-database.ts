import { rejectHalfRestored } from '#server/backup/unfinished-restore.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { createChanges } from '#server/db/changes.ts'
import { openDatabase } from '#server/db/database.ts'
import { asOwnerMessage, prepareFolder } from '#server/db/embedded/data-folder.ts'
import { migrate } from '#server/db/migrate.ts'
import { exitWithMessage } from '#server/process/exit-with-message.ts'
import { registerItems } from '#server/features/site-content/site-content.ts'
import { createJobTables } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { loadSecrets } from '#server/config/secrets.ts'
import { asFullDisk } from './full-disk.ts'
import { loadDemo } from './load-demo.ts'
import { loadAddressKey } from './load-address-key.ts'

// Does to the database of the settings what a first start does, and prints nothing, so that it can be done while the pages are built. The
// owner's account is left to the start, which shows its password.
try {
  const config = readConfig()
  await asFullDisk(config, () => prepare(config))
  process.exit()
} catch (error) {
  exitWithMessage(error)
}

async function prepare(config: Config): Promise<void> {
  await asOwnerMessage(config.dataDir, () => prepareFolder(config.dataDir))
  const { db, pool, direct, addresses, replicas, close } = await openDatabase(config)
  const changes = createChanges({ addresses, pool, replicas })
  const log = createLog(config)
  try {
    await rejectHalfRestored(config, db)
    await migrate(direct.db)
    await createJobTables({ pool, log })
    await loadAddressKey({ db, secrets: await loadSecrets(config), log })
    if (config.demoData) await loadDemo({ db, changes, now: () => new Date() })
    await registerItems(db)
  } finally {
    await changes.stop()
    await close()
  }
}
