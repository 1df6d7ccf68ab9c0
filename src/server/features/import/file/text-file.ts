import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import iconv from 'iconv-lite'
import { ImportError, unreadableFile } from './import-error.ts'

export const ENCODINGS = { utf8: 'UTF-8', utf16le: 'UTF-16', utf16be: 'UTF-16', win1252: 'Windows-1252' } as const
type Encoding = keyof typeof ENCODINGS

export type TextFile = { path: string; name: string; bytes: number; encoding: Encoding }

/** Detects the encoding of a file, which takes reading it once. @throws ImportError when it is empty, unreadable or not text */
export async function openTextFile(path: string): Promise<TextFile> {
  const name = basename(path)
  try {
    const about = await stat(path)
    if (!about.isFile()) throw new ImportError(`${name} is not a file.`)
    if (about.size === 0) throw new ImportError(`${name} is empty.`)
    return { path, name, bytes: about.size, encoding: await encodingOf(path, name) }
  } catch (error) {
    if (error instanceof ImportError) throw error
    // What is left are errors of the file system.
    throw unreadableFile(path, error as NodeJS.ErrnoException)
  }
}

/** Reads a file as bytes, which the type of a stream leaves open. */
const chunksOf = (path: string): AsyncIterable<Buffer> => createReadStream(path)

/** Detects the encoding by the byte order mark; without one it is UTF-8 if all bytes are valid, else what Windows writes in Australia. */
async function encodingOf(path: string, name: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let start: Buffer | null = null
  let isUtf8 = true
  for await (const chunk of chunksOf(path)) {
    if (start === null) {
      start = chunk.subarray(0, 3)
      if (start[0] === 0xff && start[1] === 0xfe) return 'utf16le'
      if (start[0] === 0xfe && start[1] === 0xff) return 'utf16be'
      if (isUnmarkedUtf16(chunk)) return 'utf16le'
    }
    if (chunk.includes(0)) throw new ImportError(`${name} is not a text file: save the sheet as CSV, then import that.`)
    isUtf8 &&= decodes(utf8, chunk)
  }
  const isMarked = start?.toString('hex') === 'efbbbf'
  return isMarked || (isUtf8 && decodes(utf8)) ? 'utf8' : 'win1252'
}

/** Windows also writes UTF-16 without a mark; the second byte of each of its Latin letters is 0. */
function isUnmarkedUtf16(chunk: Buffer): boolean {
  const start = chunk.subarray(0, 512)
  const zeros = [...start.entries()].filter(([, byte]) => byte === 0)
  return zeros.every(([at]) => at % 2 === 1) && zeros.length > start.length / 4
}

/** Decodes one more chunk, or the end without one; returns false when it is invalid. */
function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** Yields the text in chunks, without byte order mark and with "\n" as the only line end. `read` is called with the bytes of each chunk. */
export async function* textOf({ path, encoding }: TextFile, read: (bytes: number) => void = () => {}): AsyncGenerator<string> {
  // Not TextDecoder: releases of Node 24 decode windows-1252 as Latin-1, which loses the typographic quotes.
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  // A chunk may end between the two characters of a line end.
  let pending = ''
  for await (const chunk of chunksOf(path)) {
    const text = pending + decoder.write(chunk)
    pending = text.endsWith('\r') ? '\r' : ''
    yield lineEnds(pending ? text.slice(0, -1) : text)
    read(chunk.length)
  }
  yield lineEnds(pending + (decoder.end() ?? ''))
}

const lineEnds = (text: string) => text.replace(/\r\n?/g, '\n')
