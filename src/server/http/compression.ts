import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE_HINT, BROTLI_PARAM_MODE: MODE, BROTLI_MODE_TEXT: TEXT } = constants

/** Smaller ones fit into one packet as they are. */
const WORTH_IT = 1_000
/** Brotli 4 takes about a millisecond for a page; 9 takes eight and saves another tenth; 11 takes a hundred and fifty for four hundredths more. */
const QUALITIES = { quick: { br: 4, gzip: 5 }, small: { br: 9, gzip: 9 } }

export const isWorthCompressing = (body: Buffer) => body.length >= WORTH_IT

/** Works outside the event loop. */
export function compressed(body: Buffer, encoding: Encoding, effort: keyof typeof QUALITIES): Promise<Buffer> {
  const level = QUALITIES[effort][encoding]
  if (encoding === 'gzip') return gzipped(body, { level })
  return brotli(body, { params: { [QUALITY]: level, [SIZE_HINT]: body.length, [MODE]: TEXT } })
}

/** Clients send a handful of different headers; anything else is read again. */
const known = new Map<string, Encoding | undefined>()
const MOST_KNOWN = 100

/** The best encoding that `Accept-Encoding` allows. */
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
    .map((part) => part.split(';')[0]!.trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
