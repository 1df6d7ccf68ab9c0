import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'

type ModuleOptions = Parameters<NodeFS['init']>[1]

/** An open file of Emscripten's Node file system. An open folder has no descriptor. */
type OpenFile = { nfd?: number; node: unknown }
type NodeFileSystem = { stream_ops: { fsync?: (file: OpenFile) => number }; realPath: (node: unknown) => string }

/** A folder on disk as PostgreSQL's data directory, with the `fsync` that PGlite's NodeFS lacks. */
export class DurableFilesystem extends NodeFS {
  override async init(engine: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(engine, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

const addFsync: NonNullable<ModuleOptions['preRun']>[number] = (module) => {
  // PGlite publishes no types of Emscripten's file systems.
  const nodeFiles = module.FS.filesystems.NODEFS as unknown as NodeFileSystem
  nodeFiles.stream_ops.fsync = (file) => {
    if (file.nfd === undefined) syncPath(nodeFiles.realPath(file.node))
    else fs.fsyncSync(file.nfd)
    return 0
  }
}

/** Flushes one file or folder to disk. On Windows, folders cannot be flushed and are skipped. */
function syncPath(path: string) {
  if (process.platform === 'win32' && fs.statSync(path).isDirectory()) return
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Flushes a folder with everything in it, because PGlite copies a new database into place without flushing. */
export function syncTree(folder: string) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(`${entry.parentPath}/${entry.name}`)
  }
  syncPath(folder)
}
