import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpegOfUpload } from '#shared/pictures/upload-variants.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { collectLog } from '#test/app/log.ts'
import { supplier } from '#test/people/people.ts'
import { uploadPicture } from '#test/app/upload.ts'

let app: TestApp
const log = collectLog()
beforeAll(async () => void (app = await createTestApp({}, { logTo: log })))
afterAll(() => app.stop())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d40000' } })
    .png()
    .toBuffer()
/** Uploads a picture and returns its name, without the extension. */
const uploadedName = async (): Promise<string> =>
  (await uploadPicture(await supplier(app), await picture(400, 20))).json().url.replace(/^\/uploads\/|\.webp$/g, '')

describe('An upload as a JPEG', () => {
  test('is there for everybody, in a shape that every social platform takes', async () => {
    const { url } = (await uploadPicture(await supplier(app), await picture(300, 900))).json()
    const address = jpegOfUpload(`https://backdock.example${url}`)!
    const response = await createBrowser(app).ask({ url: new URL(address).pathname })
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 900 })
  })

  test('is made once, also for two who ask at the same time, and stored beside its upload', async () => {
    const { images } = app.context
    const name = await uploadedName()
    const { get, put } = images
    const calls: string[] = []
    images.get = (file) => (calls.push(`get ${file}`), get(file))
    images.put = (file, bytes) => (calls.push(`put ${file}`), put(file, bytes))
    const ask = () => createBrowser(app).ask({ url: `/uploads/${name}.jpg` })
    const [first, second] = await Promise.all([ask(), ask()])
    expect(calls.toSorted()).toEqual([`get ${name}.jpg`, `get ${name}.jpg`, `get ${name}.webp`, `put ${name}.jpg`])
    calls.length = 0
    const third = await ask()
    // Only what is stored is read: there is nothing to make a JPEG of.
    expect(calls).toEqual([`get ${name}.jpg`])
    for (const { statusCode, headers, rawPayload } of [first, second, third])
      expect([statusCode, headers['content-type'], rawPayload.equals(first.rawPayload)]).toEqual([200, 'image/jpeg', true])
    Object.assign(images, { get, put })
  })

  test('is there although the disk has no room for it, and not stored for an upload that is deleted meanwhile', async () => {
    const { db, images } = app.context
    const [name, deleted] = [await uploadedName(), await uploadedName()]
    const { put } = images
    images.put = () => Promise.reject(new Error('ENOSPC'))
    expect((await createBrowser(app).ask({ url: `/uploads/${name}.jpg` })).statusCode).toBe(200)
    images.put = async (file, bytes) => {
      await db.deleteFrom('uploads').where('name', '=', `${deleted}.webp`).execute()
      return put(file, bytes)
    }
    expect((await createBrowser(app).ask({ url: `/uploads/${deleted}.jpg` })).statusCode).toBe(200)
    images.put = put
    expect([await images.get(`${name}.jpg`), await images.get(`${deleted}.jpg`)]).toEqual([null, null])
    expect(log.text()).toContain('The JPEG of an upload was not stored')
  })

  test('is not there for what is no upload', async () => {
    for (const name of ['nothing', '0'.repeat(36), '..%2f..%2fsecret', 'a-640', `${await uploadedName()}-160`])
      expect((await createBrowser(app).ask({ url: `/uploads/${name}.jpg` })).statusCode).toBe(404)
    expect(jpegOfUpload('https://elsewhere.example/picture.webp')).toBeNull()
    expect(jpegOfUpload('/uploads/nothing.webp')).toBeNull()
  })
})
