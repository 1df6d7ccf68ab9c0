import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { convert, readHeader } from './operations.ts'
import { countFrames } from './webp-frames.ts'

const plain = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
const animated = async (colours: string[]) =>
  sharp(await Promise.all(colours.map(plain)), { join: { animated: true } })
    .webp()
    .toBuffer()

/** Returns an animation whose frames are there many times over: 5 MiB have room for 60,000. */
async function withFrames(most: number): Promise<Buffer> {
  const file = await animated(['#d40000', '#1c4'])
  const first = file.indexOf('ANMF')
  const frames = Buffer.concat(Array.from({ length: most / 2 }, () => file.subarray(first)))
  const whole = Buffer.concat([file.subarray(0, first), frames])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

describe('The frames of a WebP picture', () => {
  test('are counted without decoding one, and not beyond what is asked for', async () => {
    expect(
      countFrames(
        await sharp(await plain('#1c4'))
          .webp()
          .toBuffer(),
        10,
      ),
    ).toBe(0)
    expect(countFrames(await animated(['#d40000', '#1c4', '#fff']), 10)).toBe(3)
    expect(countFrames(await withFrames(1000), 10)).toBe(11)
    for (const damaged of [Buffer.alloc(0), Buffer.from('RIFF'), (await withFrames(4)).subarray(0, -5)])
      expect(countFrames(damaged, 10)).toBeLessThan(5)
  })

  test('are so few that finding the last one takes no time: a file of thousands is not read', async () => {
    expect(await readHeader(await withFrames(1000))).toMatchObject({ format: 'webp', width: 8, pages: 1000 })
    const thousands = await withFrames(4000)
    await expect(readHeader(thousands)).rejects.toMatchObject({ status: 415 })
    await expect(convert(thousands, (picture) => picture.png())).rejects.toMatchObject({ status: 415 })
  })
})
