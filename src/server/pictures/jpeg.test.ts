import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegOf } from './jpeg.ts'

describe('jpegOf', () => {
  test('a picture becomes a JPEG of at most 1080 pixels, and with a frame one that is neither too tall nor too wide', async () => {
    const sized = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background: '#1c4a' } })
        .webp()
        .toBuffer()
    const metaOf = async (bytes: Buffer, isPadded: boolean) => {
      const { format, width, height, hasAlpha } = await sharp(await jpegOf(bytes, { isPadded })).metadata()
      return { format, width, height, hasAlpha }
    }
    expect(await metaOf(await sized(1600, 800), false)).toEqual({ format: 'jpeg', width: 1080, height: 540, hasAlpha: false })
    expect(await metaOf(await sized(300, 900), false)).toMatchObject({ width: 300, height: 900 })
    expect(await metaOf(await sized(300, 900), true)).toMatchObject({ width: 720, height: 900 })
    expect(await metaOf(await sized(900, 300), true)).toMatchObject({ width: 900, height: 472 })
    expect(await metaOf(await sized(500, 500), true)).toMatchObject({ width: 500, height: 500 })
  })
})
