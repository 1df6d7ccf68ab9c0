import pg from 'pg'
import { DataDirLocked, lockDataDir } from './data-dir-lock.ts'
import { EmbeddedConnection } from './connection.ts'
import { asOperatorMessage, DataDirUnwritable, fullDisk, openFolder, prepareFolder } from './data-folder.ts'
import { EngineLife } from './lifecycle.ts'
import { startMaintenance } from './maintenance.ts'
import { DISK_FULL, EngineFailure } from './messages.ts'
import { reserveOf } from './disk-reserve.ts'
import { startThread } from './thread.ts'
import { newSession, SessionQueue } from './session-queue.ts'

export { DataDirLocked, DataDirUnwritable }

/** A VACUUM may take as long as it needs, within reason. */
const MAINTENANCE_LIMIT_MS = 600_000
/** What is still under way when the database is closed may go on for this long. */
const CLOSING_MS = 5000

export type EmbeddedDatabase = {
  /** For `new pg.Pool(…)`: the way to the engine, which takes any number of connections. */
  pool: pg.PoolConfig
  /** A copy of everything, for `loadFrom` of a fresh database. */
  dump(): Promise<Uint8Array>
  /** Writes everything to the disk and lets the folder go. End the pools first. */
  close(): Promise<void>
}

export type EmbeddedOptions = {
  /** Null keeps everything in memory, for tests: what the watchdog ends starts over from `loadFrom`. */
  dataDir: string | null
  loadFrom?: Uint8Array
  /** The longest that one statement may take, or a transaction may wait for its next one. */
  statementTimeoutMs?: number
}

/**
 * PostgreSQL inside this process, in a thread of its own, with its data in `dataDir`.
 * @throws DataDirLocked, DataDirUnwritable
 */
export async function openEmbedded({ dataDir, loadFrom, statementTimeoutMs = 30_000 }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (dataDir === null) return serve(await startInMemory(loadFrom), statementTimeoutMs, () => {})
  await asOperatorMessage(dataDir, () => prepareFolder(dataDir))
  const release = await asOperatorMessage(dataDir, async () => lockDataDir(dataDir))
  try {
    const life = await asOperatorMessage(dataDir, () => startInFolder(dataDir, loadFrom))
    return serve(life, statementTimeoutMs, release)
  } catch (error) {
    release()
    throw error
  }
}

async function startInMemory(loadFrom?: Uint8Array): Promise<EngineLife> {
  const options = { folder: null, loadFrom }
  return new EngineLife(await startThread({ ...options, readOnly: false }), options, null)
}

async function startInFolder(dataDir: string, loadFrom?: Uint8Array): Promise<EngineLife> {
  const reserve = reserveOf(dataDir)
  if (!(await reserve.acquire(0))) throw fullDisk(dataDir)
  const { folder, isNew, finished } = await openFolder(dataDir)
  const first = await startThread({ folder, loadFrom: isNew ? loadFrom : undefined, readOnly: false }).catch((error) => {
    throw error instanceof EngineFailure && error.code === DISK_FULL ? fullDisk(dataDir, error) : error
  })
  await finished()
  return new EngineLife(first, { folder }, reserve)
}

function serve(life: EngineLife, limitMs: number, release: () => void): EmbeddedDatabase {
  const turns = new SessionQueue(life, limitMs)
  const reachedWithin = (statementMs: number): pg.PoolConfig => ({
    stream: () => new EmbeddedConnection(turns, life.greeting, statementMs),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  })
  const upkeep = new pg.Pool({ ...reachedWithin(MAINTENANCE_LIMIT_MS), max: 1 })
  upkeep.on('error', () => {})
  const stopMaintenance = startMaintenance(upkeep, () => turns.isIdle)
  let closing: Promise<void> | undefined
  async function close() {
    stopMaintenance()
    void upkeep.end()
    const cutOff = setTimeout(() => void life.end(), CLOSING_MS)
    // An engine that cannot close has everything in its log.
    await turns.take(newSession(CLOSING_MS), 'close').catch(() => {})
    clearTimeout(cutOff)
    await life.end()
    release()
  }
  return {
    pool: reachedWithin(limitMs),
    dump: () => turns.take(newSession(MAINTENANCE_LIMIT_MS), 'dump'),
    close: () => (closing ??= close()),
  }
}
