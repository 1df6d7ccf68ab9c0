import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Color } from 'sharp'
import { describe, expect, test } from 'vitest'
import { avifSize } from '#test/stubs/avif.ts'
import { encode } from './encode.ts'

const SCRIPT = '<html><script>alert(document.cookie)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const plain = (width: number, height: number, background: Color = '#d40000') =>
  sharp({ create: { width, height, channels: 4, background } })
const small = () => plain(8, 8).png().toBuffer()
/** Returns the encoded picture at its own width. */
const encodedBytes = async (file: Buffer) => (await encode(file))[0]!.bytes
const errorOf = async (file: Buffer | string) => {
  const { status, message } = await encode(Buffer.from(file as string)).catch((error) => error)
  return [status, message]
}

describe('encode', () => {
  test('a picture is stored upright, in every smaller width, and without the place and the camera it was taken with', async () => {
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
      '160 webp',
      '160 avif',
      '320 webp',
      '320 avif',
      '640 webp',
      '640 avif',
    ])
    for (const { width, format, bytes } of renditions) {
      const size = { width: width ?? 700, height: Math.round(((width ?? 700) / 7) * 10) }
      const found = format === 'avif' ? avifSize(bytes) : await sharp(bytes).metadata()
      expect(found).toMatchObject(size)
      for (const hidden of ['Exif', 'ICC', 'prof', 'irot', 'xap', 'Camera of Ann'])
        expect([hidden, bytes.includes(hidden)]).toEqual([hidden, false])
    }
    const { space, exif, icc, xmp, iptc, orientation = 1 } = await sharp(renditions[0]!.bytes).metadata()
    expect([space, exif, icc, xmp, iptc, orientation]).toEqual(['srgb', undefined, undefined, undefined, undefined, 1])
  })

  test('colours are converted from the colour profile of the picture', async () => {
    const wide = await plain(20, 20, '#00ff00').flatten().withIccProfile('p3').png().toBuffer()
    const [stored] = await sharp(wide).raw({ depth: 'uchar' }).toBuffer()
    const grey = await sharp(await plain(20, 20, '#808080').flatten().toColourspace('b-w').png().toBuffer())
      .png()
      .toBuffer()
    const print = await plain(20, 20, '#ff0000').flatten().toColourspace('cmyk').jpeg().toBuffer()
    expect(stored).toBeLessThan(10)
    const colourOf = async (file: Buffer) => [
      ...(
        await sharp(await encodedBytes(file))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]
    const near = (colour: number[], expected: number[]) => colour.every((part, index) => Math.abs(part - expected[index]!) < 30)
    expect(near(await colourOf(wide), [0, 255, 0])).toBe(true)
    expect(near(await colourOf(grey), [128, 128, 128])).toBe(true)
    const [red = 0, green = 0, blue = 0] = await colourOf(print)
    expect([red > 180, green < 80, blue < 80]).toEqual([true, true, true])
  })

  test('a picture is limited to 2000 pixels a side, keeps its transparency, and an animation becomes its first frame', async () => {
    const large = await encodedBytes(await plain(900, 2500, { r: 0, g: 0, b: 255, alpha: 0.5 }).png().toBuffer())
    expect(await sharp(large).metadata()).toMatchObject({ width: 720, height: 2000, hasAlpha: true })
    expect((await sharp(large).raw().toBuffer())[3]).toBe(128)
    const moments = [await plain(40, 30, '#ff0000').png().toBuffer(), await plain(40, 30, '#0000ff').png().toBuffer()]
    const moving = await sharp(moments, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const still = await encodedBytes(moving)
    expect((await sharp(still).metadata()).pages).toBeUndefined()
    const [red = 0, , blue = 0] = await sharp(still).raw().toBuffer()
    expect([red > 200, blue < 50]).toEqual([true, true])
  })

  test('data hidden in a picture is not in the encoded one', async () => {
    const png = await small()
    const withComment = Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)), png.subarray(33)])
    for (const polyglot of [withComment, Buffer.concat([png, Buffer.from(SCRIPT)])]) {
      expect(polyglot.includes(SCRIPT)).toBe(true)
      expect((await encodedBytes(polyglot)).includes('script')).toBe(false)
    }
  })

  test('a file that is not a PNG, JPEG or WebP picture by its content is rejected', async () => {
    const others = [await plain(8, 8).gif().toBuffer(), await plain(8, 8).tiff().toBuffer(), await plain(8, 8).avif().toBuffer()]
    for (const content of ['', 'hello', SCRIPT, SVG, ` ${await small()}`, '%PDF-1.7', 'RIFF\0\0\0\0WAVE', ...others])
      expect([content, ...(await errorOf(content))]).toEqual([content, 415, 'Please choose a PNG, JPEG or WebP picture.'])
  })

  test('a truncated or broken picture is rejected', async () => {
    const BROKEN = [415, 'This picture is broken or incomplete. Please save it again, or choose another.']
    const background = { background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } } as const
    const noise = sharp({ create: { width: 60, height: 60, channels: 3, ...background } })
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const file = await noise.clone()[format]().toBuffer()
      for (const length of [12, 40, file.length >> 1])
        expect([format, length, ...(await errorOf(file.subarray(0, length)))]).toEqual([format, length, ...BROKEN])
    }
    expect(await errorOf(await pngDeclaring(0, 10))).toEqual(BROKEN)
    expect(await errorOf(await pngDeclaring(3000, 3000))).toEqual(BROKEN)
  })

  test('a picture of more than 40 megapixels is rejected by its header, before it is decoded', async () => {
    const tooLarge = [413, 'This picture has more than 40 megapixels. Please choose a smaller one.']
    expect(await errorOf(await pngDeclaring(30_000, 30_000))).toEqual(tooLarge)
    expect(await errorOf(await pngDeclaring(8001, 5000))).toEqual(tooLarge)
  })
})

function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG whose header declares so many pixels, of which it has only a few. */
async function pngDeclaring(width: number, height: number): Promise<Buffer> {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  const header = pngChunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]))
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(100)))
  return Buffer.concat([(await small()).subarray(0, 8), header, pixels, pngChunk('IEND', Buffer.alloc(0))])
}
