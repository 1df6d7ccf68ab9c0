import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { convert, rasterize, readHeader } from './operations.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#1c4' } })
/** A picture of each kind that the library decodes and the site does not take. */
const foreign = async () => ({
  svg: Buffer.from(SVG),
  gif: await plain().gif().toBuffer(),
  tiff: await plain().tiff().toBuffer(),
  avif: await plain().avif().toBuffer(),
})
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'read',
    ({ message }) => message,
  )
const UNREADABLE = 'This picture is broken or incomplete. Please save it again, or choose another.'

describe('The operations on pictures', () => {
  test('nothing but PNG, JPEG and WebP is decoded', async () => {
    for (const [kind, file] of Object.entries(await foreign())) {
      expect([kind, await errorOf(readHeader(file))]).toEqual([kind, UNREADABLE])
      expect([kind, await errorOf(convert(file, (picture) => picture.png()))]).toEqual([kind, UNREADABLE])
    }
    for (const format of ['png', 'jpeg', 'webp'] as const)
      expect(await readHeader(await plain()[format]().toBuffer())).toMatchObject({ format, width: 8 })
  })

  test('the library itself refuses all other files, also after a drawing of the site and after one that failed', async () => {
    const files = Object.values(await foreign())
    const refused = async () => Promise.all(files.map((file) => errorOf(sharp(file).metadata())))
    const refusals = files.map(() => expect.stringContaining('unsupported image format'))
    expect(await refused()).toEqual(refusals)
    expect((await rasterize(SVG, (picture) => picture.png())).info).toMatchObject({ format: 'png', width: 8 })
    expect(await refused()).toEqual(refusals)
    expect(await errorOf(rasterize(`${SVG}<`, (picture) => picture.png()))).toContain('corrupt')
    expect(await refused()).toEqual(refusals)
  })

  test('one operation runs at a time, so that no file is opened while a drawing of the site is', async () => {
    const png = await plain().png().toBuffer()
    const order: string[] = []
    const noted = async (name: string, work: (begin: () => void) => Promise<unknown>) => {
      await work(() => void order.push(`${name} begins`))
      order.push(`${name} ends`)
    }
    const drawing = (name: string) => noted(name, (begin) => rasterize(SVG, (picture) => (begin(), picture.png())))
    const conversion = (name: string) => noted(name, (begin) => convert(png, (picture) => (begin(), picture.webp())))
    await Promise.all([conversion('a'), drawing('b'), conversion('c'), drawing('d')])
    expect(order).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('an operation is a 503 at once when too many wait', async () => {
    const png = await plain().png().toBuffer()
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => readHeader(png)))
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.status] : []))
    expect(reasons).toEqual(Array(19).fill(503))
    expect(await readHeader(png)).toMatchObject({ width: 8 })
  })
})
