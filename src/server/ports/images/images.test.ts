import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBucket, type Bucket } from '#test/stubs/bucket.ts'
import { diskImages } from './disk.ts'
import { StoreUnavailable } from './images.ts'
import { s3Images } from './s3.ts'

const BYTES = Buffer.from('RIFF, and whatever else is in a picture: \u0000\r\n')
const NOT_NAMES = [
  '',
  '..',
  '.',
  'x.webp',
  `../${randomUUID()}.webp`,
  `${randomUUID()}.svg`,
  `${randomUUID()}.webp.html`,
  `${randomUUID()}-640.jpg`,
  `${randomUUID()}`,
]

let folder: string
let bucket: Bucket
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backdock-images-'))
  bucket = await createBucket()
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const namesInFolder = async () => (await readdir(join(folder, 'uploads'))).filter((name) => name !== '.unfinished')
const adapters = {
  disk: { open: () => diskImages(join(folder, 'uploads')), names: namesInFolder },
  s3: { open: () => s3Images(bucket.settings), names: async () => [...bucket.objects.keys()].map((path) => path.split('/').at(-1)) },
}

describe('The image stores', () => {
  test.for(Object.entries(adapters))('%s: a picture is stored under its name, with its type, until it is removed', async ([, { open }]) => {
    const images = open()
    for (const [ending, type] of [
      ['.webp', 'image/webp'],
      ['-640.avif', 'image/avif'],
      ['.png', 'image/png'],
      ['.jpg', 'image/jpeg'],
    ]) {
      const name = `${randomUUID()}${ending}`
      expect(await images.get(name)).toBeNull()
      await images.put(name, BYTES)
      expect(await open().get(name)).toEqual({ bytes: BYTES, type })
      await images.put(name, Buffer.from('drawn again'))
      expect((await images.get(name))?.bytes.toString()).toBe('drawn again')
      await images.remove(name)
      await images.remove(name)
      expect(await images.get(name)).toBeNull()
    }
  })

  test.for(Object.entries(adapters))('%s: an invalid name cannot be stored, found or removed', async ([, { open, names }]) => {
    const images = open()
    await images.put(`${randomUUID()}.webp`, BYTES)
    const before = await names()
    for (const name of NOT_NAMES) {
      await expect(images.put(name, BYTES)).rejects.toThrow('is no name of a picture')
      expect(await images.get(name)).toBeNull()
      await images.remove(name)
    }
    expect(await names()).toEqual(before)
  })

  test('disk: only this user may read a picture, and files that a crash left half written are deleted', async () => {
    const beginnings = join(folder, 'uploads', '.unfinished')
    await mkdir(beginnings, { recursive: true })
    for (const name of ['old', 'new']) await writeFile(join(beginnings, name), 'RIF')
    const { mtimeMs: now } = await stat(beginnings)
    await utimes(join(beginnings, 'old'), 0, now / 1000 - 7200)
    const name = `${randomUUID()}.webp`
    await diskImages(join(folder, 'uploads')).put(name, BYTES)
    expect(await readdir(beginnings)).toEqual(['new'])
    expect((await stat(join(folder, 'uploads', name))).mode & 0o777).toBe(0o600)
  })

  test('s3: objects are under uploads/ in the bucket, with their type', async () => {
    const name = `${randomUUID()}.avif`
    await s3Images(bucket.settings).put(name, BYTES)
    expect(bucket.objects.get(`/backdock-pictures/uploads/${name}`)).toEqual({ type: 'image/avif', bytes: BYTES })
  })

  test('s3: a call that fails with a 503 is tried again', async () => {
    const name = `${randomUUID()}.webp`
    bucket.refusals.push(503)
    await s3Images(bucket.settings).put(name, BYTES)
    expect((await s3Images(bucket.settings).get(name))!.bytes).toEqual(BYTES)
  })

  test('s3: a bucket that rejects or does not exist is unavailable, and the message reveals no secret', async () => {
    const name = `${randomUUID()}.webp`
    const wrongKey = s3Images({ ...bucket.settings, secretAccessKey: 'another' })
    const error = await wrongKey.put(name, BYTES).catch((reason) => reason)
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(error.message).toBe('The bucket "backdock-pictures" did not PUT a picture: 403 SignatureDoesNotMatch')
    expect(bucket.objects.has(`/backdock-pictures/uploads/${name}`)).toBe(false)
    const closed = await createBucket()
    await closed.close()
    await expect(s3Images(closed.settings).get(name)).rejects.toThrow(StoreUnavailable)
    await expect(wrongKey.get(name)).rejects.toThrow(StoreUnavailable)
    await expect(wrongKey.remove(name)).rejects.toThrow(StoreUnavailable)
  })
})
