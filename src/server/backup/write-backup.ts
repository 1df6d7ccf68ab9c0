import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker, type TarHeader, type TarPackController } from 'modern-tar'
import type { Images } from '#server/ports/images/images.ts'
import { MANIFEST, tableFile, uploadFile, UPLOADS, type Manifest, type Uploads } from './manifest.ts'

type Contents = {
  manifest: Manifest
  /** The folder with the files of the tables. */
  folder: string
  /** The names of the files that uploaded pictures may have; those that are not there are left out. */
  pictures: string[]
  images: Pick<Images, 'get'>
}

/** Little of a backup can be compressed much, and the processor has other work to do. */
const LEVEL = 3

/** Yields a backup as a compressed tar archive, as fast as it is taken. It ends with a list of its pictures, which tells that it is complete. */
export async function* writeBackup(contents: Contents): AsyncGenerator<Uint8Array, void> {
  const { readable, controller } = createTarPacker()
  const gzip = createGzip({ level: LEVEL })
  const compressed = pipeline(Readable.from(readable), gzip)
  const packed = pack(controller, contents).catch((error: unknown) => controller.error(error))
  // Either is awaited below, where the chunks before an error have been taken.
  compressed.catch(() => {})
  try {
    for await (const chunk of gzip) yield chunk as Uint8Array
    await compressed
  } finally {
    controller.error(new Error('The backup was not taken to its end.'))
    gzip.destroy()
    await packed
  }
}

async function pack(controller: TarPackController, { manifest, folder, pictures, images }: Contents) {
  await addBytes(controller, MANIFEST, asJson(manifest))
  for (const { name, bytes } of manifest.tables) {
    await addChunks(controller, entryOf(tableFile(name), bytes), createReadStream(join(folder, `${name}.copy`)))
  }
  const uploads: Uploads = {}
  for (const name of pictures) {
    const picture = await images.get(name)
    if (!picture) continue
    uploads[name] = createHash('sha256').update(picture.bytes).digest('hex')
    await addBytes(controller, uploadFile(name), picture.bytes)
  }
  await addBytes(controller, UPLOADS, asJson(uploads))
  controller.finalize()
}

const addBytes = (controller: TarPackController, name: string, bytes: Uint8Array) =>
  addChunks(controller, entryOf(name, bytes.length), [bytes])

async function addChunks(controller: TarPackController, entry: TarHeader, chunks: AsyncIterable<Uint8Array> | Uint8Array[]) {
  const writer = controller.add(entry).getWriter()
  for await (const chunk of chunks) await writer.write(chunk)
  await writer.close()
}

const entryOf = (name: string, size: number) => ({ name, size, type: 'file', mode: 0o600 }) as const
const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
