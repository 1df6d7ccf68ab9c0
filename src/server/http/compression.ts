import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE_HINT, BROTLI_PARAM_MODE: MODE, BROTLI_MODE_TEXT: TEXT } = constants

/** In bytes: smaller bodies fit into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1_000

export const isWorthCompressing = (body: Buffer) => body.length >= MIN_COMPRESSED_BYTES

/** Compresses synchronously, for the first response: about a millisecond for a page. Quality 1 takes as long and is a tenth larger. */
export const quicklyCompressed = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, brotliOptions(body, 3)) : gzipSync(body, { level: 1 })

/** Compresses outside the event loop: an eighth smaller, in some milliseconds. Brotli 11 would take 150 ms for another tenth. */
export const wellCompressed = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, brotliOptions(body, 9)) : gzipped(body, { level: 9 })

const brotliOptions = (body: Buffer, quality: number) => ({
  params: { [QUALITY]: quality, [SIZE_HINT]: body.length, [MODE]: TEXT },
})

/** Parsed headers by value. Clients send a handful of different ones; beyond the limit a header is parsed each time. */
const known = new Map<string, Encoding | undefined>()
const MOST_KNOWN = 100

/** Returns the best encoding that `Accept-Encoding` allows, undefined for none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  if (known.has(header)) return known.get(header)
  const encoding = bestOf(header)
  if (known.size < MOST_KNOWN) known.set(header, encoding)
  return encoding
}

function bestOf(header: string): Encoding | undefined {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
