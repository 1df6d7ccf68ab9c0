import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { variantOf } from '#shared/pictures/upload-variants.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { inTurn, triesInTurn } from '#test/clock/turns.ts'
import { loadDemo } from './load-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await loadDemo(app.context)
})
afterAll(() => app.stop())

const get = (url: string) => app.server.inject(url)
const folder = () => join(app.context.config.dataDir, 'uploads')

async function logos(): Promise<string[]> {
  const listed = await app.context.db.selectFrom('suppliers').select('logoUrl').where('logoUrl', 'is not', null).execute()
  return listed.map(({ logoUrl }) => logoUrl!)
}

describe('Logos of demo suppliers', () => {
  test('a logo is drawn when it is first asked for, in both of its files, whose bytes count from then on', async () => {
    const [logo] = await logos()
    const name = logo!.replace('/uploads/', '')
    expect(await readdir(folder()).catch(() => [])).toEqual([])
    const small = await get(variantOf(logo!, 160, 'avif'))
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/avif'])
    const files = (await readdir(folder())).filter((file) => !file.startsWith('.'))
    expect(files.toSorted()).toEqual([name, variantOf(name, 160, 'avif')].toSorted())
    const whole = await get(logo!)
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 })
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder(), file))).size))
    const row = await app.context.db.selectFrom('uploads').select('bytes').where('name', '=', name).executeTakeFirstOrThrow()
    expect(row.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0))
  })

  test('all of them are drawn when they are asked for at once, in any width', async () => {
    const asked = inTurn(await logos()).flatMap((logo) => [logo, variantOf(logo, 160, 'avif'), variantOf(logo, 320, 'webp')])
    expect(asked.length).toBeGreaterThan(triesInTurn(150))
    const responses = await Promise.all(asked.map(get))
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  })

  test('nothing is drawn for a name that no row of a picture has', async () => {
    const [logo] = await logos()
    const { db, images } = app.context
    const name = logo!.replace('/uploads/', '')
    await db.deleteFrom('uploads').where('name', '=', name).execute()
    for (const file of [name, variantOf(name, 160, 'avif')]) await images.remove(file)
    expect([(await get(logo!)).statusCode, (await get(`/uploads/${'a'.repeat(36)}.png`)).statusCode]).toEqual([404, 404])
  })
})
