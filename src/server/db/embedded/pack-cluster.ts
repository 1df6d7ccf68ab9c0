import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { openEngine } from './engine.ts'
import { PACKED_CLUSTER, WINDOW_LOG } from './new-cluster.ts'

// Packs the data directory that this version of PGlite makes where there is none. To be run after PGlite was updated:
// node src/server/db/embedded/pack-cluster.ts

const COMPRESSION = {
  [constants.ZSTD_c_compressionLevel]: 22,
  [constants.ZSTD_c_windowLog]: WINDOW_LOG,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
}

const engine = await openEngine({ folder: null, readOnly: false })
await engine.exec('checkpoint')
const archive = await (await engine.dumpDataDir('none')).arrayBuffer()
await engine.close()
await writeFile(PACKED_CLUSTER, await promisify(zstdCompress)(new Uint8Array(archive), { params: COMPRESSION }))
