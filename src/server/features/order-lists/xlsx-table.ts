import { Unzip, UnzipInflate, type UnzipFile, zipSync } from 'fflate'
import readSheets from 'read-excel-file/node'
import { invalid } from '#server/http/problems.ts'
import { MIB } from '#shared/bytes.ts'
import { joined } from './csv-table.ts'
import { isBounded } from './sheet-bounds.ts'

/** What an .xlsx file may unpack to, and how many files it may have. */
const MAX_UNPACKED = 10 * MIB
const MAX_ENTRIES = 500
/** Bytes that are unpacked at a time, so that little of a bomb is in memory when it is found out. */
const STEP = 4 * 1024

const START = Buffer.from('PK\u0003\u0004')
const DIRECTORY_END = Buffer.from('PK\u0005\u0006')

/** Returns the rows of the first sheet that has any, their cells separated by tabs. @throws 400 */
export const rowsOfXlsx = async (bytes: Buffer): Promise<string[]> =>
  (await sheetsOfXlsx(bytes, MAX_UNPACKED)).find((rows) => rows.some((row) => row !== '')) ?? []

/** Returns the rows of each sheet, their cells separated by tabs. @throws 400, also where it unpacks to more than so many bytes */
export async function sheetsOfXlsx(bytes: Buffer, maxUnpacked: number): Promise<string[][]> {
  const entries = unpacked(bytes, maxUnpacked)
  for (const [name, content] of Object.entries(entries)) if (/worksheets\//i.test(name) && !isBounded(content)) throw tooMuch()
  const sheets = await sheetsOf(zipSync(entries, { level: 0 }))
  return sheets.map(({ data }) => data.map((row) => joined(row.map(textOf))))
}

const textOf = (cell: unknown): string => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? '' : String(cell))

/** What was counted here is what the library reads: it gets a file of these entries. */
async function sheetsOf(file: Uint8Array) {
  try {
    return await readSheets(Buffer.from(file))
  } catch {
    throw broken()
  }
}

/** Returns the texts of an archive. @throws 400 for one that is broken, protected or unpacks to too much */
function unpacked(bytes: Buffer, maxUnpacked: number): Record<string, Uint8Array> {
  // Of an encrypted one the archive is within another kind of file; one that was cut off has no directory.
  if (!bytes.subarray(0, START.length).equals(START) || bytes.lastIndexOf(DIRECTORY_END) < 0) throw broken()
  const entries: Record<string, Uint8Array> = {}
  let size = 0
  let count = 0
  const archive = new Unzip((file) => {
    count++
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      size += chunk?.length ?? 0
      if (error) throw broken()
      if (size > maxUnpacked) throw tooMuch()
      chunks.push(chunk)
      if (isLast) entries[file.name] = Buffer.concat(chunks)
    }
    if (count > MAX_ENTRIES) throw tooMuch()
    if (isText(file)) file.start()
  })
  archive.register(UnzipInflate)
  push(archive, bytes)
  return entries
}

/** Pictures and settings of printers are left packed. */
const isText = ({ name }: UnzipFile): boolean => /\.(?:xml|rels)$/.test(name)

function push(archive: Unzip, bytes: Buffer): void {
  try {
    for (let at = 0; at < bytes.length; at += STEP) archive.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
  } catch (error) {
    throw error instanceof Error && 'status' in error ? error : broken()
  }
}

const refused = (message: string) => invalid([{ path: 'file', message }])
const broken = () => refused('This is no .xlsx file, or it is damaged or protected by a password. Please save it again without one.')
const tooMuch = () => refused('This file holds too much. Please copy the list to a file of its own.')
