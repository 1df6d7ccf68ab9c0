import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_RECORD = 20
const SFNT_HEADER = 12
const SFNT_RECORD = 16
const aligned = (length: number) => (length + 3) & ~3

/**
 * Unpacks a WOFF font. fontkit would inflate its tables anew for every document, which takes longer than drawing the document.
 * @see https://www.w3.org/TR/WOFF/
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, WOFF_HEADER + at * WOFF_RECORD))
  const start = SFNT_HEADER + count * SFNT_RECORD
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + aligned(data.length), start))
  writeHeader(font, woff.readUInt32BE(4), count)
  let offset = start
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const record = SFNT_HEADER + at * SFNT_RECORD
    tag.copy(font, record)
    font.writeUInt32BE(checksum, record + 4)
    font.writeUInt32BE(offset, record + 8)
    font.writeUInt32BE(data.length, record + 12)
    data.copy(font, offset)
    offset += aligned(data.length)
  }
  return font
}

function tableAt(woff: Buffer, record: number) {
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(record + field)) as [
    number,
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(offset, offset + packed)
  return { tag: woff.subarray(record, record + 4), checksum, data: packed < length ? inflateSync(bytes) : bytes }
}

/** Returns the fields of a binary search that nobody does, derived from the number of tables. */
function writeHeader(font: Buffer, flavor: number, count: number): void {
  const power = 2 ** Math.floor(Math.log2(count))
  font.writeUInt32BE(flavor, 0)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(power * SFNT_RECORD, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE((count - power) * SFNT_RECORD, 10)
}
