import { canOpen } from '#server/backup/manifest.ts'
import { openBackup, restoreBackup, type ReadableBackup } from '#server/backup/restore.ts'
import { asFullDisk } from '#server/bootstrap/full-disk.ts'
import { createImages } from '#server/bootstrap/create-images.ts'
import { readConfig, SettingError, type Config } from '#server/config/config.ts'
import { exitWithMessage } from '#server/process/exit-with-message.ts'
import { printLine } from '#server/process/print.ts'
import { existingSecrets } from '#server/config/secrets.ts'

// `npm run restore -- FILE` fills an empty DATA_DIR, or the empty database of DATABASE_URL, from a backup that the owner downloaded.
try {
  const [path, ...others] = process.argv.slice(2)
  if (path === undefined || others.length > 0) throw new SettingError('Usage: npm run restore -- FILE')
  const config = readConfig()
  const backup = await openBackup(path)
  const { rows, pictures } = await asFullDisk(config, () => restoreBackup(config, createImages(config), backup))
  printLine(
    `The backup of ${backup.manifest.madeAt} was restored: ${rows} rows and ${pictures} files of pictures. Start the site with npm start.`,
  )
  const advice = await adviceOnSecret(config, backup)
  if (advice !== null) printLine(advice)
} catch (error) {
  exitWithMessage(error)
}

/** Returns what to do where the site of the backup had another secret. */
async function adviceOnSecret(config: Config, { manifest }: ReadableBackup): Promise<string | null> {
  const secrets = await existingSecrets(config)
  if (secrets !== null && canOpen(secrets, manifest)) return null
  const fix =
    config.databaseUrl === null && config.sessionSecrets === null
      ? `copy the file "secret" of the former DATA_DIR to ${config.dataDir}`
      : 'add the former secret to SESSION_SECRET'
  return `The site of this backup had another secret: before you start, ${fix}. Without it two-factor sign-in has to be reset (npm run reset-two-factor -- EMAIL), and links in emails end.`
}
