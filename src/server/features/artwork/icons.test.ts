import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { BRAND } from '#contract/options.ts'
import { readConfig } from '#server/config/config.ts'
import { createSiteServer } from '#server/http/server.ts'
import { silentLog } from '#test/app/log.ts'
import { ink } from './shapes/inks.ts'
import { artworkRoutes } from './routes.ts'

const app = createSiteServer({ config: readConfig({}), secrets: ['for this test only'], log: silentLog })
artworkRoutes(app, { supplierCard: async () => null, resourceCard: async () => undefined })
afterAll(() => app.close())

describe('The icons of the site', () => {
  test('the manifest names a square picture for each size that it says, and one that may be cut round', async () => {
    const { headers, body } = await app.inject('/site.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const { id, name, short_name, start_url, display, theme_color, icons } = JSON.parse(body)
    expect({ id, name, short_name, start_url, display }).toEqual({
      id: '/',
      name: expect.stringContaining(BRAND),
      short_name: BRAND,
      start_url: '/',
      display: 'minimal-ui',
    })
    expect(theme_color).toBe(ink.door)
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) {
      const { format, width, height } = await sharp((await app.inject(src)).rawPayload).metadata()
      expect([format, `${width}x${height}`]).toEqual(['png', sizes])
    }
  })

  test('a long press on the icon leads to the lists of a venue and to its requests, with a picture for each', async () => {
    const { shortcuts } = JSON.parse((await app.inject('/site.webmanifest')).body)
    expect(shortcuts.map(({ name, url }: Record<string, string>) => [name, url])).toEqual([
      ["Send this week's list", '/venue#lists'],
      ['Quotes', '/quotes'],
    ])
    for (const { icons } of shortcuts) {
      const { width, height } = await sharp((await app.inject(icons[0].src)).rawPayload).metadata()
      expect(`${width}x${height}`).toBe(icons[0].sizes)
    }
  })

  test('/favicon.ico holds pictures of 32 and 48 pixels', async () => {
    const { headers, rawPayload } = await app.inject('/favicon.ico')
    expect(headers['content-type']).toBe('image/x-icon')
    const count = rawPayload.readUInt16LE(4)
    const pictures = Array.from({ length: count }, (_, index) => {
      const [size, from] = [rawPayload.readUInt32LE(6 + 16 * index + 8), rawPayload.readUInt32LE(6 + 16 * index + 12)]
      return rawPayload.subarray(from, from + size)
    })
    const widths = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).width))
    expect([rawPayload.readUInt16LE(2), widths]).toEqual([1, [32, 48]])
    expect(pictures.at(-1)!.length + rawPayload.readUInt32LE(6 + 16 + 12)).toBe(rawPayload.length)
  })
})
