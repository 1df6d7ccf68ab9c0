import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Color } from 'sharp'
import { describe, expect, test } from 'vitest'
import { encode } from './encode.ts'

const SCRIPT = '<html><script>alert(document.cookie)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const plain = (width: number, height: number, background: Color = '#d40000') =>
  sharp({ create: { width, height, channels: 4, background } })
const small = () => plain(8, 8).png().toBuffer()
/** The picture at its own width. */
const whole = async (file: Buffer) => (await encode(file))[0]!.bytes
const refusalOf = async (file: Buffer | string) => {
  const { status, message } = await encode(Buffer.from(file as string)).catch((error) => error)
  return [status, message]
}

describe('uploads: encode', () => {
  test('a picture is kept upright, in every smaller width, and says nothing of where and with what it was taken', async () => {
    const photo = await plain(1000, 700)
      .flatten()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Model: 'Camera of Ann' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(photo.includes('Camera of Ann')).toBe(true)
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything(), icc: expect.anything() })
    const renditions = await encode(photo)
    expect(renditions.map(({ width, format }) => `${width} ${format}`)).toEqual([
      'null webp',
      '320 webp',
      '320 avif',
      '640 webp',
      '640 avif',
    ])
    for (const { width, format, bytes } of renditions) {
      const found = await sharp(bytes).metadata()
      const size = { width: width ?? 700, height: Math.round(((width ?? 700) / 7) * 10) }
      expect(found).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', space: 'srgb', ...size })
      expect([found.exif, found.icc, found.xmp, found.iptc, found.orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ])
    }
  })

  test('colours are as the picture’s own profile means them', async () => {
    const wide = await plain(20, 20, '#00ff00').flatten().withIccProfile('p3').png().toBuffer()
    const [stored] = await sharp(wide).raw({ depth: 'uchar' }).toBuffer()
    const grey = await sharp(await plain(20, 20, '#808080').flatten().toColourspace('b-w').png().toBuffer())
      .png()
      .toBuffer()
    const print = await plain(20, 20, '#ff0000').flatten().toColourspace('cmyk').jpeg().toBuffer()
    expect(stored).toBeLessThan(10)
    const colourOf = async (file: Buffer) => [
      ...(
        await sharp(await whole(file))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]
    const near = (colour: number[], wanted: number[]) => colour.every((part, index) => Math.abs(part - wanted[index]!) < 30)
    expect(near(await colourOf(wide), [0, 255, 0])).toBe(true)
    expect(near(await colourOf(grey), [128, 128, 128])).toBe(true)
    const [red = 0, green = 0, blue = 0] = await colourOf(print)
    expect([red > 180, green < 80, blue < 80]).toEqual([true, true, true])
  })

  test('a picture has at most 2000 pixels a side, keeps what is transparent, and of a moving one its first moment', async () => {
    const large = await whole(await plain(900, 2500, { r: 0, g: 0, b: 255, alpha: 0.5 }).png().toBuffer())
    expect(await sharp(large).metadata()).toMatchObject({ width: 720, height: 2000, hasAlpha: true })
    expect((await sharp(large).raw().toBuffer())[3]).toBe(128)
    const moments = [await plain(40, 30, '#ff0000').png().toBuffer(), await plain(40, 30, '#0000ff').png().toBuffer()]
    const moving = await sharp(moments, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const still = await whole(moving)
    expect((await sharp(still).metadata()).pages).toBeUndefined()
    const [red = 0, , blue = 0] = await sharp(still).raw().toBuffer()
    expect([red > 200, blue < 50]).toEqual([true, true])
  })

  test('what is hidden in a picture does not come out of it', async () => {
    const png = await small()
    const withComment = Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)), png.subarray(33)])
    for (const polyglot of [withComment, Buffer.concat([png, Buffer.from(SCRIPT)])]) {
      expect(polyglot.includes(SCRIPT)).toBe(true)
      expect((await whole(polyglot)).includes('script')).toBe(false)
    }
  })

  test('what is no PNG, JPEG or WebP is refused by its content', async () => {
    const others = [await plain(8, 8).gif().toBuffer(), await plain(8, 8).tiff().toBuffer(), await plain(8, 8).avif().toBuffer()]
    for (const content of ['', 'hello', SCRIPT, SVG, ` ${await small()}`, '%PDF-1.7', 'RIFF\0\0\0\0WAVE', ...others])
      expect([content, ...(await refusalOf(content))]).toEqual([content, 415, 'Please choose a PNG, JPEG or WebP picture.'])
  })

  test('a picture that is cut off or broken is refused', async () => {
    const BROKEN = [415, 'This picture is broken or incomplete. Please save it again, or choose another.']
    const background = { background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } } as const
    const noise = sharp({ create: { width: 60, height: 60, channels: 3, ...background } })
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const file = await noise.clone()[format]().toBuffer()
      for (const length of [12, 40, file.length >> 1])
        expect([format, length, ...(await refusalOf(file.subarray(0, length)))]).toEqual([format, length, ...BROKEN])
    }
    expect(await refusalOf(await announcing(0, 10))).toEqual(BROKEN)
    expect(await refusalOf(await announcing(3000, 3000))).toEqual(BROKEN)
  })

  test('more than 40 megapixels are refused by what the file announces, before they are decoded', async () => {
    const refusal = [413, 'This picture has more than 40 megapixels. Please choose a smaller one.']
    expect(await refusalOf(await announcing(30_000, 30_000))).toEqual(refusal)
    expect(await refusalOf(await announcing(8001, 5000))).toEqual(refusal)
  })
})

function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG that announces so many pixels, and has a few of them. */
async function announcing(width: number, height: number): Promise<Buffer> {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  const header = pngChunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]))
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(100)))
  return Buffer.concat([(await small()).subarray(0, 8), header, pixels, pngChunk('IEND', Buffer.alloc(0))])
}
