import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { glyphPath } from '#shared/pictures/artwork-glyphs.ts'
import {
  categoryArtPath,
  homeSharePath,
  labelPath,
  listingSharePath,
  logoPath,
  scenePath,
  resourceSharePath,
  supplierSharePath,
} from '#shared/pictures/artwork-options.ts'
import { readConfig } from '#server/config/config.ts'
import type { RunInQueue } from '#server/http/cache/bounded-queue.ts'
import { busy } from '#server/http/problems.ts'
import { createSiteServer } from '#server/http/server.ts'
import { rasterize } from '#server/pictures/operations.ts'
import { silentLog } from '#test/app/log.ts'
import { drawLogo } from './logo-art.ts'
import { artworkRoutes } from './routes.ts'
import type { ResourceCard, SupplierCard } from './share-image.ts'

/** What was drawn as a picture, in a queue that can be full. */
let drawn = 0
let isFull = false
const runInQueue: RunInQueue = async (draw) => {
  if (isFull) throw busy()
  drawn++
  return draw()
}
const suppliers = new Map<number, SupplierCard>([
  [
    12,
    {
      businessName: 'Tin Shed Coffee',
      category: 'Coffee',
      suburb: 'Preston',
      state: 'VIC',
      averageRating: '4.6',
      totalReviews: 128,
    },
  ],
  [
    13,
    {
      businessName: 'Łódź <Nguyễn> & 咖啡 '.repeat(8),
      category: 'Tea',
      suburb: null,
      state: null,
      averageRating: '0.0',
      totalReviews: 0,
    },
  ],
])
const resources = new Map<string, ResourceCard>([['ordering', { title: 'Ordering & waste workbook', type: 'workbook', readTime: 19 }]])
const app = createSiteServer({ config: readConfig({}), secrets: ['for this test only'], log: silentLog })
artworkRoutes(app, {
  supplierCard: async (id) => suppliers.get(id) ?? null,
  resourceCard: async (id) => resources.get(id),
  runInQueue,
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ url })
const coffee = { seed: 12, category: 'Phone/Internet', step: 2 }
const scenes = (['hero', 'poster', 'supplier', 'empty', 'lost', 'chat'] as const).map(scenePath)

describe('artworkRoutes', () => {
  test.each([labelPath('card', coffee), categoryArtPath('Coffee'), glyphPath('Tea').split('#')[0]!, logoPath, ...scenes])(
    '%s is a drawing that may be cached for a year',
    async (url) => {
      const { statusCode, headers, body } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('image/svg+xml')
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(body).not.toMatch(/NaN|undefined|<text|oklch/)
    },
  )

  test.each([scenePath('hero'), glyphPath('Tea').split('#')[0]!])(
    '%s is compressed with Brotli for browsers that accept it',
    async (url) => {
      const plain = await get(url)
      const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
      expect(headers['content-encoding']).toBe('br')
      expect(headers.vary).toBe('Accept-Encoding')
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
      expect(brotliDecompressSync(rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(plain.headers['content-encoding']).toBeUndefined()
    },
  )

  test.each(scenes)('%s is a well-formed SVG', async (url) => {
    const { info } = await rasterize((await get(url)).body, (picture) => picture.resize({ width: 4 }).raw())
    expect(info.width).toBe(4)
  })

  test.each(['/favicon.svg', '/apple-touch-icon.png', scenePath('hero').replace(/v=\d+/, 'v=0')])(
    '%s, an address without the current version, may be cached for an hour',
    async (url) => {
      const { statusCode, headers } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=3600')
    },
  )

  test.each([
    homeSharePath,
    listingSharePath(),
    listingSharePath('Staff/Recruiting'),
    supplierSharePath(12),
    supplierSharePath(13),
    resourceSharePath('ordering'),
  ])('%s is a share picture of 1200 by 630 pixels', async (url) => {
    const { statusCode, headers, rawPayload } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  test("a supplier's share picture changes with its rating", async () => {
    const before = await get(supplierSharePath(12))
    suppliers.set(12, { ...suppliers.get(12)!, averageRating: '3.9' })
    const after = await get(`${supplierSharePath(12)}?v=1`)
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    expect(after.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('a share picture is drawn once, until something that it shows changes', async () => {
    const card = { ...suppliers.get(12)!, businessName: 'Drawn Once' }
    const drawnFor = async (change: object) => {
      const before = drawn
      suppliers.set(12, { ...card, ...change })
      expect((await get(supplierSharePath(12))).statusCode).toBe(200)
      return drawn - before
    }
    expect([await drawnFor({ profileViews: 1 }), await drawnFor({ profileViews: 2, inquiries: 7, phone: '03 5550 0142' })]).toEqual([1, 0])
    expect([await drawnFor({ totalReviews: 129 }), await drawnFor({})]).toEqual([1, 0])
  })

  test('a picture that would have to wait for too many others is a 503; one that was drawn before is not', async () => {
    await get(supplierSharePath(13))
    suppliers.set(14, { ...suppliers.get(13)!, businessName: 'Not Drawn Yet' })
    isFull = true
    expect((await get(supplierSharePath(13))).statusCode).toBe(200)
    const refused = await get(supplierSharePath(14))
    isFull = false
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect((await get(supplierSharePath(14))).statusCode).toBe(200)
  })

  test.each([
    '/art/label/poster/coffee/12.svg',
    '/art/label/card/fireworks/12.svg',
    '/art/label/card/coffee/a%20b.svg',
    `/art/label/card/coffee/${'x'.repeat(81)}.svg`,
    '/art/label/card/coffee/12.svg?step=41',
    '/art/label/card/coffee/12.svg?step=-1',
    '/art/label/card/coffee/12.svg?step=1.5',
    '/art/label/card/coffee/12.svg?step=1&step=2',
    '/art/label/constructor/coffee/12.svg',
    '/art/category/fireworks.svg',
    '/art/scene/toString.svg',
    '/art/share/listing.png?category=fireworks',
    '/art/share/resource/waste.png',
    '/art/share/supplier/99.png',
    '/art/share/supplier/012.png',
    '/art/share/supplier/9999999999.png',
  ])('%s is a 404 problem document', async (url) => {
    const { statusCode, headers, json } = await get(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(json()).toMatchObject({ status: 404, title: 'Not Found' })
  })
})

describe('drawLogo', () => {
  test('a logo is a PNG of 256 by 256 pixels, the same each time, for names of any kind', async () => {
    for (const name of ['Wren', 'Kelp & Anchor', 'the very long name of a family business and sons', '咖啡'])
      for (let seed = 1; seed <= 6; seed++) {
        const logo = await drawLogo({ name, category: 'Coffee', seed })
        expect(await sharp(logo).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 })
        expect(logo.equals(await drawLogo({ name, category: 'Coffee', seed }))).toBe(true)
      }
  })
})
