import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSocialPost } from '#contract/social/social-posts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { uploadPicture } from '#test/app/upload.ts'
import { inTransaction } from '#server/db/db.ts'
import { clearUnused } from './clear-unused.ts'
import { insertUpload } from './queries.ts'

let app: TestApp
let beans: Person & { supplierId: number }
let picture: Buffer
beforeAll(async () => {
  app = await createTestApp({}, { logTo: collectLog() })
  beans = await supplier(app)
  picture = await sharp({ create: { width: 400, height: 20, channels: 3, background: '#1c4' } })
    .png()
    .toBuffer()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  await clear(2)
})

/** The picture is 400 pixels wide, so it has two smaller widths, in two formats each. The JPEG comes once it is asked for. */
const FILES = 5
const uploaded = async (): Promise<string> => (await uploadPicture(beans, picture)).json().url
const later = (days: number) => () => new Date(Date.now() + days * 86_400_000)
/** Clears what is unused in so many days, and waits until its files are removed. */
async function clear(days: number) {
  await clearUnused({ ...app.context, now: later(days) })
  const open = () =>
    app.context.pool.query(`select from jobs.job where name = 'removed-uploads' and state in ('created', 'retry', 'active')`)
  await expect.poll(async () => (await open()).rows.length).toBe(0)
}
const rows = async () => {
  const uploads = await app.context.db.selectFrom('uploads').select('name').execute()
  return uploads.map(({ name }) => `/uploads/${name}`).toSorted()
}
/** Returns how many files there are of each picture. */
const files = async () => {
  const names = await readdir(join(app.context.config.dataDir, 'uploads'))
  return names.filter((name) => name !== '.unfinished').map((name) => `/uploads/${name.slice(0, 36)}.webp`)
}

describe('clearUnused', () => {
  test('a picture that nothing uses is deleted after a day, in all its sizes; a picture in use stays', async () => {
    const { db } = app.context
    const { supplierId } = beans
    const [unused, ...used] = [await uploaded(), await uploaded(), await uploaded(), await uploaded(), await uploaded(), await uploaded()]
    const [logoUrl, imageUrl, venueLogo, url, ofPost] = used as [string, string, string, string, string]
    await db.updateTable('suppliers').set({ logoUrl }).where('id', '=', supplierId).execute()
    await db.insertInto('products').values({ supplierId, title: 'Beans', imageUrl, position: 1 }).execute()
    await db.insertInto('venues').values({ supplierId, venueName: 'Ann’s', logoUrl: venueLogo, position: 1 }).execute()
    await db.insertInto('images').values({ supplierId, url, position: 1 }).execute()
    await beans.call(addSocialPost, { id: supplierId, platform: 'facebook', content: 'Fresh beans', imageUrl: ofPost })
    await clear(0.9)
    expect(await rows()).toEqual([unused, ...used].toSorted())
    await clear(1.1)
    expect(await rows()).toEqual(used.toSorted())
    expect((await files()).toSorted()).toEqual(used.flatMap((one) => Array(FILES).fill(one)).toSorted())
    await app.server.inject(logoUrl.replace('.webp', '.jpg'))
    expect((await files()).filter((file) => file === logoUrl)).toHaveLength(FILES + 1)
    await db.updateTable('suppliers').set({ logoUrl: null }).where('id', '=', supplierId).execute()
    await clear(1.1)
    expect(await rows()).toEqual(used.slice(1).toSorted())
    expect(await files()).not.toContain(logoUrl)
  })

  test('files whose removal fails are removed by the next attempt, and so is what an interrupted upload left', async () => {
    const before = await rows()
    const { images } = app.context
    const url = await uploaded()
    const remove = images.remove
    images.remove = () => {
      images.remove = remove
      return Promise.reject(new Error('the power went'))
    }
    await clear(2)
    expect(await rows()).not.toContain(url)
    expect(await files()).not.toContain(url)
    const put = images.put
    images.put = async (name, bytes) => (name.includes('-320.') ? Promise.reject(new Error('the power went')) : put(name, bytes))
    expect((await uploadPicture(beans, picture)).statusCode).toBe(500)
    images.put = put
    expect(await rows()).toHaveLength(before.length + 1)
    await clear(2)
    expect(await rows()).toEqual(before)
    expect([...new Set(await files())].toSorted()).toEqual(before)
  })

  test('a deletion that is rolled back keeps the files, and a picture that is drawn again keeps its own', async () => {
    const { db } = app.context
    const url = await uploaded()
    const isKept = async () => [(await rows()).includes(url), (await files()).filter((file) => file === url).length]
    const rolledBack = inTransaction(db, async (tx) => {
      await clearUnused({ ...app.context, db: tx, now: later(2) })
      throw new Error('the power went')
    })
    await expect(rolledBack).rejects.toThrow('the power went')
    expect(await isKept()).toEqual([true, FILES])
    await inTransaction(db, async (tx) => {
      await clearUnused({ ...app.context, db: tx, now: later(2) })
      await insertUpload(tx, { name: url.replace('/uploads/', ''), bytes: 1 })
    })
    // It waits until the files are removed, and deletes nothing itself.
    await clear(0)
    expect(await isKept()).toEqual([true, FILES])
  })

  test('one run clears fifty unused pictures', async () => {
    const { db } = app.context
    const before = await rows()
    const names = Array.from({ length: 50 }, (_, index) => ({ name: `${crypto.randomUUID()}.webp`, bytes: index }))
    await db.insertInto('uploads').values(names).execute()
    await clear(2)
    expect(await rows()).toEqual(before)
  })
})
