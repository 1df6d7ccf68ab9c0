import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MIB } from '#shared/bytes.ts'
import { filesOfUpload } from '#shared/pictures/upload-variants.ts'
import { appVersion } from '#server/app-version.ts'
import { fingerprint, FORMAT } from '#server/backup/manifest.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import type { Context } from '#server/context.ts'
import { bytesOfTables } from '#server/db/backup/catalog-queries.ts'
import { dumpTables } from '#server/db/backup/dump-tables.ts'
import { Problem } from '#server/http/problems.ts'
import { finishBackup, markSeen, pictureNames } from './backup-queries.ts'

type Deps = Pick<Context, 'db' | 'directPool' | 'images' | 'config' | 'secrets' | 'now'>

const HEARTBEAT_MS = 10_000
/** What must stay free on the disk: the embedded database is on it. */
const SPARE_BYTES = 64 * MIB

/**
 * Yields the backup that was begun as `id`. First the tables are written to the disk of DATA_DIR, so that their moment does not last as long
 * as the download. @throws 503 where the disk has no room for them
 */
export async function* makeBackup(deps: Deps, id: string): AsyncGenerator<Uint8Array, void> {
  const { db, config } = deps
  const place = join(config.dataDir, 'backup.unfinished')
  const folder = join(place, randomUUID())
  const signs = setInterval(() => void markSeen(db, id).catch(() => {}), HEARTBEAT_MS)
  let bytes = 0
  let isDone = false
  try {
    // There is one backup at a time: what is there was left by a process that has died.
    await rm(place, { recursive: true, force: true })
    await rejectFullDisk(deps)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for await (const chunk of writeBackup(await contentsOf(deps, folder))) {
      bytes += chunk.length
      yield chunk
    }
    isDone = true
  } finally {
    clearInterval(signs)
    await rm(folder, { recursive: true, force: true }).catch(() => {})
    // When the database does not respond, the missing signs of life say the same.
    await finishBackup(db, id, isDone ? 'done' : 'failed', bytes).catch(() => {})
  }
}

async function contentsOf({ directPool, images, secrets, now }: Deps, folder: string) {
  const madeAt = now().toISOString()
  const { extra: names, ...dump } = await dumpTables(directPool, folder, pictureNames)
  const manifest = { format: FORMAT, version: appVersion, madeAt, ...dump, secret: fingerprint(secrets) } as const
  return { manifest, folder, images, pictures: names.flatMap(filesOfUpload) }
}

async function rejectFullDisk({ db, config }: Deps) {
  const [{ bavail, bsize }, tables] = await Promise.all([statfs(config.dataDir), bytesOfTables(db)])
  if (bavail * bsize >= tables + SPARE_BYTES) return
  const missing = Math.ceil((tables + SPARE_BYTES - bavail * bsize) / MIB)
  throw new Problem(503, `The disk of DATA_DIR has no room for a backup: please free ${missing} MB there, then try again.`, {
    isIntended: true,
  })
}
