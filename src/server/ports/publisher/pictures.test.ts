import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readHeader } from '#server/pictures/operations.ts'
import { readJpeg } from './pictures.ts'

const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1c4' } })
  .webp()
  .toBuffer()
const image = (bytes: Buffer) => ({ url: 'https://backdock.example/uploads/x.webp', type: 'image/webp' as const, read: async () => bytes })

describe('readJpeg', () => {
  test('a picture is sent as a JPEG; one that is broken will never be taken, and one that has to wait too long will be later', async () => {
    expect(await readHeader(await readJpeg(image(webp)))).toMatchObject({ format: 'jpeg' })
    await expect(readJpeg(image(webp.subarray(0, 20)))).rejects.toMatchObject({ kind: 'content' })
    const others = Array.from({ length: 41 }, () => readHeader(webp))
    await expect(readJpeg(image(webp))).rejects.toMatchObject({ kind: 'busy' })
    await Promise.all(others)
  })
})
