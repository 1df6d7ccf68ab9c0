import fs from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { syncTree } from './filesystem.ts'

/** Thrown when the folder of the embedded database cannot be used. The message is written for the operator. */
export class DataDirUnwritable extends Error {
  constructor(dataDir: string, reason: string, fix: string, cause?: unknown) {
    super(`DATA_DIR: ${dataDir} ${reason}. ${fix}`, { cause })
  }
}

const codeOf = (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined)
export const isCode = (error: unknown, ...codes: string[]) => codes.some((code) => code === codeOf(error))

export const diskFullError = (dataDir: string, cause?: unknown) =>
  new DataDirUnwritable(dataDir, 'is on a full disk', 'Free at least 100 MB there, or set DATA_DIR to a folder on another disk.', cause)

/** Runs `work` and turns its file system errors into `DataDirUnwritable`. */
export async function asOwnerMessage<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isCode(error, 'ENOSPC', 'EDQUOT')) throw diskFullError(dataDir, error)
    if (!isCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT', 'ENAMETOOLONG', 'ERR_SQLITE_ERROR')) throw error
    throw new DataDirUnwritable(
      dataDir,
      `cannot be written (${codeOf(error)})`,
      'Make it a folder that this user may write to, or set DATA_DIR to another.',
      error,
    )
  }
}

/**
 * Creates the folder if necessary and checks that it is writable. Only this user may read it, because the files of PostgreSQL in it are
 * readable for all.
 */
export async function prepareFolder(dataDir: string): Promise<void> {
  await makeFolder(resolve(dataDir))
  await fs.writeFile(`${dataDir}/postgres.probe`, 'x', { flush: true })
  await fs.rm(`${dataDir}/postgres.probe`)
}

/** Creates a folder and those above it. Node's own `recursive` never ends where the parent exists and a child has no place in it (/proc). */
async function makeFolder(path: string): Promise<void> {
  try {
    await fs.mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (isCode(error, 'EEXIST') && (await fs.stat(path)).isDirectory()) return
    if (!isCode(error, 'ENOENT') || (await exists(dirname(path)))) throw error
    await makeFolder(dirname(path))
    await fs.mkdir(path, { mode: 0o700 })
  }
}

const exists = (path: string) =>
  fs.access(path).then(
    () => true,
    () => false,
  )

/**
 * Returns the data directory inside and whether it is new. A new one is valid only after `finished` has been called: a process that ends
 * while it copies the files leaves a marker, and the next one deletes the directory and starts again.
 */
export async function openFolder(dataDir: string) {
  const folder = `${dataDir}/postgres`
  const marker = `${folder}.unfinished`
  if (await exists(marker)) await fs.rm(folder, { recursive: true, force: true })
  const isNew = !(await exists(`${folder}/PG_VERSION`))
  if (isNew) await fs.writeFile(marker, '', { flush: true })
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  await fs.chmod(folder, 0o700)
  return {
    folder,
    isNew,
    async finished() {
      if (!isNew) return
      syncTree(folder)
      await fs.rm(marker)
    },
  }
}
