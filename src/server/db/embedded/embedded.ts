import pg from 'pg'
import { DataDirLocked, lockDataDir } from './data-dir-lock.ts'
import { EmbeddedConnection } from './connection.ts'
import { asOwnerMessage, DataDirUnwritable, diskFullError, openFolder, prepareFolder } from './data-folder.ts'
import { EngineLifecycle } from './lifecycle.ts'
import { startMaintenance } from './maintenance.ts'
import { DISK_FULL, EngineFailure } from './messages.ts'
import { freeBytes, reserveOf } from './disk-reserve.ts'
import { startThread } from './thread.ts'
import { newSession, SessionQueue } from './session-queue.ts'

export { DataDirLocked, DataDirUnwritable }

/** The statement timeout of maintenance: a VACUUM of a large table takes long. */
const MAINTENANCE_LIMIT_MS = 600_000
/** What a new database with the demo marketplace takes, besides the reserve. */
const NEW_BYTES = 72 * 1024 * 1024
/** How long running statements may continue when the database is closed. */
const CLOSING_MS = 5000

export type EmbeddedDatabase = {
  /** The options of a `new pg.Pool(…)` on this database, which takes any number of connections. */
  pool: pg.PoolConfig
  /** Returns a tar archive of the whole database, for `loadFrom` of a new one. */
  dump(): Promise<Uint8Array>
  /** Writes everything to disk and unlocks the folder. The pools must be ended before. */
  close(): Promise<void>
}

export type EmbeddedOptions = {
  /** Null keeps everything in memory, for tests. Such a database starts again from `loadFrom` after a statement timeout or a crash. */
  dataDir: string | null
  loadFrom?: Uint8Array
  /** The timeout of one statement, and of the wait of a transaction for its next statement. */
  statementTimeoutMs?: number
  /** Called when PostgreSQL starts in its thread: from here on this one only waits, and may do other work without holding it up. */
  onThread?: (() => void) | undefined
}

/**
 * Starts PostgreSQL inside this process, in its own thread, with its data in `dataDir`.
 * @throws DataDirLocked, DataDirUnwritable
 */
export async function openEmbedded({
  dataDir,
  loadFrom,
  statementTimeoutMs = 30_000,
  onThread,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (dataDir === null) return serve(await startInMemory(loadFrom), statementTimeoutMs, () => {})
  await asOwnerMessage(dataDir, () => prepareFolder(dataDir))
  const release = await asOwnerMessage(dataDir, async () => lockDataDir(dataDir))
  try {
    const engine = await asOwnerMessage(dataDir, () => startInFolder(dataDir, loadFrom, onThread))
    return serve(engine, statementTimeoutMs, release)
  } catch (error) {
    release()
    throw error
  }
}

async function startInMemory(loadFrom?: Uint8Array): Promise<EngineLifecycle> {
  const options = { folder: null, isNew: true, loadFrom }
  return new EngineLifecycle(await startThread({ ...options, readOnly: false }), options, null)
}

async function startInFolder(dataDir: string, loadFrom?: Uint8Array, onThread?: () => void): Promise<EngineLifecycle> {
  const reserve = reserveOf(dataDir)
  if (!(await reserve.acquire(0))) throw diskFullError(dataDir)
  const { folder, isNew, finished } = await openFolder(dataDir)
  if (isNew && (await freeBytes(dataDir)) < NEW_BYTES) {
    await reserve.release()
    throw diskFullError(dataDir)
  }
  const first = await startThread({ folder, isNew, loadFrom: isNew ? loadFrom : undefined, readOnly: false }, onThread).catch((error) => {
    throw error instanceof EngineFailure && error.code === DISK_FULL ? diskFullError(dataDir, error) : error
  })
  await finished()
  return new EngineLifecycle(first, { folder }, reserve)
}

function serve(engine: EngineLifecycle, limitMs: number, release: () => void): EmbeddedDatabase {
  const queue = new SessionQueue(engine, limitMs)
  const poolConfig = (statementMs: number): pg.PoolConfig => ({
    stream: () => new EmbeddedConnection(queue, engine.greeting, statementMs),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  })
  const maintenancePool = new pg.Pool({ ...poolConfig(MAINTENANCE_LIMIT_MS), max: 1 })
  maintenancePool.on('error', () => {})
  const stopMaintenance = startMaintenance(maintenancePool, () => queue.isIdle)
  let closing: Promise<void> | undefined
  async function close() {
    stopMaintenance()
    void maintenancePool.end()
    const cutOff = setTimeout(() => void engine.end(), CLOSING_MS)
    // Nothing is lost if the engine cannot close: everything committed is in its write-ahead log.
    await queue.enqueue(newSession(CLOSING_MS), 'close').catch(() => {})
    clearTimeout(cutOff)
    await engine.end()
    release()
  }
  return {
    pool: poolConfig(limitMs),
    dump: () => queue.enqueue(newSession(MAINTENANCE_LIMIT_MS), 'dump'),
    close: () => (closing ??= close()),
  }
}
