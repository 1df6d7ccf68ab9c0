import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Resource } from '#contract/resources/resources.ts'
import { MIB } from '#shared/bytes.ts'
import type { RunInQueue } from '#server/http/cache/bounded-queue.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import { etagOfBytes, type SentFile } from '#server/http/files/send-file.ts'
import { shareCreations } from '#server/http/cache/shared-creations.ts'
import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'
import { PACKAGE } from './addresses.ts'
import { namesInFolder, savedAs } from './file-names.ts'
import { filesOf, MEDIA_TYPES, type ResourceFile } from './resource-files.ts'

/** Four times what the library has. */
const MAX_BYTES = 32 * MIB

type Deps = {
  /** The address of the site, which the PDF leads to. */
  publicUrl: string
  runInQueue: RunInQueue
}
/** Returns a file of a resource, undefined where it has no such file. `gone` is aborted when the client leaves. @throws 503 while too many are waiting */
export type Download = (resource: Resource, file: string, gone: AbortSignal) => Promise<SentFile | undefined>

/** Returns downloads that are made once for a text of a resource, one by one, and cached by what is in them. */
export function createDownloads({ publicUrl, runInQueue }: Deps): Download {
  const cache = new LRUCache<string, SentFile>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length })
  const creations = shareCreations<SentFile>(runInQueue)

  /** Within the queue already: it waits for no other creation. */
  async function createOnce(key: string, file: ResourceFile): Promise<SentFile> {
    const cached = cache.get(key)
    if (cached) return cached
    const created = asSent(file, await file.create())
    cache.set(key, created)
    return created
  }

  return async (resource, name, gone) => {
    const files = filesOf(resource, `${publicUrl}/resource/${resource.id}`)
    const version = versionOf(resource)
    const keyOf = (end: string) => `${version} ${end}`
    if (name === PACKAGE)
      files.set(
        PACKAGE,
        packageOf(resource, files, (end, file) => createOnce(keyOf(end), file)),
      )
    const file = files.get(name)
    return file && (cache.get(keyOf(name)) ?? creations.create(keyOf(name), () => createOnce(keyOf(name), file), gone))
  }
}

const asSent = ({ title, extension }: ResourceFile, bytes: Buffer): SentFile => ({
  bytes,
  etag: etagOfBytes(bytes),
  // Browsers ask whether the text has changed since.
  headers: {
    ...fileHeaders(savedAs(title, extension), required(MEDIA_TYPES[extension], 'The media type of a file')),
    'cache-control': 'public, no-cache',
  },
})

const versions = new WeakMap<Resource, string>()
/** Returns a name for the whole content of a resource, which an edited one does not share. */
function versionOf(resource: Resource): string {
  const version = versions.get(resource) ?? hash('sha256', JSON.stringify(resource), 'base64url')
  versions.set(resource, version)
  return version
}

type CreateFile = (end: string, file: ResourceFile) => Promise<SentFile>

/** Returns a zip file of all files of a resource. */
function packageOf({ title, updatedOn }: Resource, files: ReadonlyMap<string, ResourceFile>, createFile: CreateFile): ResourceFile {
  const members = [...files]
  return {
    title,
    extension: 'zip',
    async create() {
      const names = namesInFolder(members.map(([, file]) => file))
      const entries: Record<string, Buffer> = {}
      for (const [at, [end, file]] of members.entries()) entries[itemAt(names, at)] = (await createFile(end, file)).bytes
      const { archive } = await import('#server/formats/archive.ts')
      return archive(entries, updatedOn, { compressed: true })
    },
  }
}
