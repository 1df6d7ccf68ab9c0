import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpegOfUpload } from '#shared/upload-variants.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { openBrowser } from '#test/browser.ts'
import { supplier } from '#test/people.ts'
import { uploadPicture } from '#test/upload.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

describe('An upload as a JPEG', () => {
  test('is there for everybody, in a shape that every social platform takes', async () => {
    const tall = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#d40000' } })
      .png()
      .toBuffer()
    const { url } = (await uploadPicture(await supplier(app), tall)).json()
    const address = jpegOfUpload(`https://backdock.example${url}`)!
    const response = await openBrowser(app).ask({ url: new URL(address).pathname })
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 900 })
  })

  test('is not there for what is no upload', async () => {
    for (const name of ['nothing', '0'.repeat(36), '..%2f..%2fsecret', 'a-640'])
      expect((await openBrowser(app).ask({ url: `/uploads/${name}.jpg` })).statusCode).toBe(404)
    expect(jpegOfUpload('https://elsewhere.example/picture.webp')).toBeNull()
    expect(jpegOfUpload('/uploads/nothing.webp')).toBeNull()
  })
})
