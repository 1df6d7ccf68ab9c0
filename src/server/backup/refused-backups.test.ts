import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createImages } from '#server/bootstrap/create-images.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allRows, downloadedBackup, emptyPlace, lookInto } from '#test/people/backups.ts'
import { owner, type Person } from '#test/people/people.ts'
import { canOpen } from './manifest.ts'
import { openBackup, restoreBackup } from './restore.ts'

// A new embedded database takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let app: TestApp
let boss: Person
let address: string
let folder: string

beforeAll(async () => {
  app = await createTestApp()
  boss = await owner(app)
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'backdock-backup-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const download = () => downloadedBackup(address, boss, folder)

async function addPicture(): Promise<string> {
  const name = `${randomUUID()}.webp`
  await app.context.db.insertInto('uploads').values({ name, accountId: boss.id, bytes: 3 }).execute()
  await app.context.images.put(name, Buffer.from(`picture ${name}`))
  return name
}

describe('A backup', () => {
  test('is refused in one line by a place that is not empty, and when it is damaged, cut off or of a newer version', async () => {
    const path = await download()
    const config = await emptyPlace(folder)
    await restoreBackup(config, createImages(config), await openBackup(path))
    const before = await lookInto(config, allRows)
    await expect(restoreBackup(config, createImages(config), await openBackup(path))).rejects.toThrow(
      /(pictures already|a database already|not empty)/,
    )
    expect(await lookInto(config, allRows)).toEqual(before)

    const bytes = await readFile(path)
    const cut = join(folder, 'cut.tar.gz')
    const turned = join(folder, 'turned.tar.gz')
    await writeFile(cut, bytes.subarray(0, bytes.length - 200))
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    await writeFile(turned, bytes)
    const text = join(folder, 'text.tar.gz')
    await writeFile(text, 'no backup')
    for (const broken of [cut, turned, text]) await expect(openBackup(broken)).rejects.toThrow(/ is damaged, or no backup of Backdock\. /)
    await expect(openBackup(join(folder, 'nowhere'))).rejects.toThrow('cannot be read (ENOENT)')
    await expect(openBackup(folder)).rejects.toThrow('cannot be read (EISDIR)')

    await sql`insert into migrations (name, timestamp) values ('999-later', '')`.execute(app.context.db)
    onTestFinished(async () => void (await sql`delete from migrations where name = '999-later'`.execute(app.context.db)))
    await expect(openBackup(await download())).rejects.toThrow('was made by a newer version of Backdock')
  })

  test('that cannot be restored to its end leaves nothing behind, and the place can be used afterwards', async () => {
    await addPicture()
    const path = await download()
    const backup = await openBackup(path)
    const config = await emptyPlace(folder)
    const images = createImages(config)
    const failing = { ...images, put: () => Promise.reject(new Error('no room for pictures')) }
    await expect(restoreBackup(config, failing, backup)).rejects.toThrow('no room for pictures')
    const { rows } = await restoreBackup(config, images, backup)
    expect(rows).toBeGreaterThan(1000)
  })

  test('tells whether the secret is the same, and contains neither secret nor password', async () => {
    const { manifest } = await openBackup(await download())
    const { secrets } = app.context
    expect(canOpen(secrets, manifest)).toBe(true)
    expect(canOpen(['another secret of thirty-two or more characters', ...secrets], manifest)).toBe(true)
    expect(canOpen(['another secret of thirty-two or more characters'], manifest)).toBe(false)
    expect(JSON.stringify(manifest)).not.toContain(secrets[0])
  })
})
