import { readFile } from 'node:fs/promises'
import { constants, zstdDecompress } from 'node:zlib'
import { promisify } from 'node:util'

export const PACKED_CLUSTER = new URL('new-cluster.tar.zst', import.meta.url)

/** Its three databases are nearly the same: with a window over all of them the second and third cost next to nothing. */
export const WINDOW_LOG = 26

/**
 * Returns a tar archive of the data directory that PGlite makes where there is none, for `loadFrom`: making one takes seconds, in which
 * `initdb` runs as WebAssembly that is compiled for this once.
 */
export async function newCluster(): Promise<Uint8Array> {
  const packed = await readFile(PACKED_CLUSTER)
  return promisify(zstdDecompress)(packed, { params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG } })
}
