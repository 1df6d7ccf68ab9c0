import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getSystem } from '#contract/owner/operations.ts'
import { createImages } from '#server/bootstrap/create-images.ts'
import { hasTables } from '#server/db/backup/catalog-queries.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { downloadedBackup, emptyPlace, lookInto } from '#test/people/backups.ts'
import { createBucket, type Bucket } from '#test/stubs/bucket.ts'
import { owner, type Person } from '#test/people/people.ts'
import { openBackup, restoreBackup } from './restore.ts'

// A new embedded database takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const settingsOf = ({ settings }: Bucket) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})

let app: TestApp
let boss: Person
let from: Bucket
let to: Bucket
let address: string
let folder: string
const pictures = Array.from({ length: 3 }, () => `${randomUUID()}.webp`)
beforeAll(async () => {
  from = await createBucket()
  to = await createBucket()
  // A refused picture is logged.
  app = await createTestApp({ ...settingsOf(from), LOG_LEVEL: 'silent' })
  boss = await owner(app)
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'backdock-bucket-'))
  for (const name of pictures) {
    await app.context.db.insertInto('uploads').values({ name, accountId: boss.id, bytes: 3 }).execute()
    await app.context.images.put(name, Buffer.from(`picture ${name}`))
  }
})
beforeEach(() => {
  to.objects.clear()
  for (const { refusals } of [from, to]) refusals.length = 0
})
afterAll(async () => {
  await app.stop()
  await Promise.all([from.close(), to.close()])
  await rm(folder, { recursive: true, force: true })
})

const download = () => downloadedBackup(address, boss, folder)
const contentsOf = ({ objects }: Bucket) => Object.fromEntries([...objects].map(([path, { bytes }]) => [path, bytes.toString()]))

describe('A backup of a site with its pictures in a bucket', () => {
  test('has all of them, and is restored into another bucket or into a folder', async () => {
    const path = await download()
    const inBucket = await emptyPlace(folder, settingsOf(to))
    expect((await restoreBackup(inBucket, createImages(inBucket), await openBackup(path))).pictures).toBe(pictures.length)
    expect(contentsOf(to)).toEqual(contentsOf(from))
    const inFolder = await emptyPlace(folder)
    await restoreBackup(inFolder, createImages(inFolder), await openBackup(path))
    for (const name of pictures) expect((await createImages(inFolder).get(name))?.bytes.toString()).toBe(`picture ${name}`)
  })

  test('is cut off where the bucket does not give a picture, and is listed as failed: it is never short of one', async () => {
    // The first is given; the second is asked for three times.
    from.refusals.push(0, 500, 500, 500)
    await expect(download()).rejects.toThrow('terminated')
    await expect.poll(async () => (await boss.call(getSystem, {})).backups[0]).toMatchObject({ status: 'failed' })
    await download()
  })

  test('leaves nothing behind where the bucket does not take a picture when it is restored', async () => {
    const path = await download()
    const place = await emptyPlace(folder, settingsOf(to))
    // The first is taken.
    to.refusals.push(0, 500, 500, 500)
    await expect(restoreBackup(place, createImages(place), await openBackup(path))).rejects.toThrow(/did not PUT a picture/)
    expect(contentsOf(to)).toEqual({})
    expect(await lookInto(place, (db) => hasTables(db.withoutPlugins()))).toBe(false)
    await restoreBackup(place, createImages(place), await openBackup(path))
    expect(contentsOf(to)).toEqual(contentsOf(from))
  })
})
