import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UPLOAD_PATH, variantOf } from '#shared/pictures/upload-variants.ts'
import { MIB } from '#shared/bytes.ts'
import { UPLOAD_BYTES } from '#contract/uploads.ts'
import { avifSize } from '#test/stubs/avif.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { subscribe } from '#test/people/subscriptions.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { sendForm, uploadPicture } from '#test/app/upload.ts'

let app: TestApp
let beans: Person
let png: Buffer
beforeAll(async () => {
  app = await createTestApp()
  beans = await supplier(app)
  png = await plain(8).png().toBuffer()
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const plain = (width: number) => sharp({ create: { width, height: 8, channels: 3, background: '#d40000' } })
const upload = (bytes: Buffer | string, named?: { name?: string; type?: string }) => uploadPicture(beans, bytes, named)
/** Uploads a picture and returns its address. */
async function uploadedUrl(bytes: Buffer, named?: { name?: string; type?: string }): Promise<string> {
  const response = await upload(bytes, named)
  expect([response.statusCode, response.json()]).toEqual([201, { url: expect.stringMatching(UPLOAD_PATH) }])
  return response.json().url
}
const bytesAt = async (url: string) => (await createBrowser(app).ask({ url })).rawPayload
const served = async (url: string) => sharp(await bytesAt(url)).metadata()
const folder = () => join(app.context.config.dataDir, 'uploads')
const files = async () => (await readdir(folder()).catch(() => [])).filter((name) => name !== '.unfinished')
const rejectionOf = async (bytes: Buffer | string) => {
  const { statusCode, ...response } = await upload(bytes)
  return [statusCode, response.json().detail]
}

describe('POST /api/uploads', () => {
  test('an uploaded picture is stored in all its sizes, with its account and the bytes of all sizes', async () => {
    const before = await files()
    const url = await uploadedUrl(await plain(700).jpeg().toBuffer(), { name: 'photo.jpg', type: 'image/jpeg' })
    expect(await served(url)).toMatchObject({ format: 'webp', width: 700 })
    expect(avifSize(await bytesAt(variantOf(url, 160, 'avif')))).toMatchObject({ width: 160 })
    expect(await served(variantOf(url, 320, 'webp'))).toMatchObject({ format: 'webp', width: 320 })
    expect(avifSize(await bytesAt(variantOf(url, 640, 'avif')))).toMatchObject({ width: 640 })
    const added = (await files()).filter((name) => !before.includes(name))
    expect(added).toHaveLength(7)
    const sizes = await Promise.all(added.map(async (name) => (await readFile(join(folder(), name))).length))
    const row = await app.context.db.selectFrom('uploads').select(['accountId', 'bytes']).where('name', '=', url.slice(9)).execute()
    expect(row).toEqual([{ accountId: beans.id, bytes: sizes.reduce((sum, size) => sum + size) }])
  })

  test('a picture is recognized by its content, whatever it is called; names and paths lead nowhere', async () => {
    for (const name of ['../../../etc/passwd', '..\\..\\boot.ini', 'logo.png.html', 'logo.svg', '/uploads/x.webp', 'a\u0000.png']) {
      const url = await uploadedUrl(png, { name, type: 'text/html' })
      expect(await served(url)).toMatchObject({ format: 'webp', width: 8 })
    }
    expect((await files()).filter((name) => !/^[0-9a-f-]{36}(-(160|320|640|1280))?\.(webp|avif)$/.test(name))).toEqual([])
  })

  test('a file that is not a picture is rejected, and nothing of it is stored', async () => {
    const before = await files()
    for (const content of [
      '',
      '<html><script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      await plain(8).gif().toBuffer(),
    ])
      expect(await rejectionOf(content)).toEqual([415, 'Please choose a PNG, JPEG or WebP picture.'])
    expect(await files()).toEqual(before)
  })

  test('a file of 2 MiB is accepted, and any larger one is a 413, even of 16 MiB', async () => {
    const ofSize = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
    await uploadedUrl(ofSize(UPLOAD_BYTES), { name: `${'long '.repeat(200)}.png` })
    for (const bytes of [UPLOAD_BYTES + 1, UPLOAD_BYTES + 100_000, 8 * UPLOAD_BYTES])
      expect([bytes, ...(await rejectionOf(ofSize(bytes)))]).toEqual([
        bytes,
        413,
        'This picture is too large. Please choose one of at most 2 MB.',
      ])
  })

  test('a form without exactly one picture is rejected with a message that says what to send', async () => {
    const form = (...files: (File | string)[]) => {
      const sent = new FormData()
      for (const file of files) sent.append('file', file)
      sent.append('picture', photo)
      return sendForm(beans, '/api/uploads', sent)
    }
    const photo = new File([png as Buffer<ArrayBuffer>], 'photo.png')
    const send = (type: string | undefined, payload = '') =>
      beans.ask({ method: 'POST', url: '/api/uploads', payload, headers: type ? { 'content-type': type } : {} })
    const missing = { detail: 'Please send one picture, as "file".', errors: [{ path: 'file' }] }
    const unreadable = { detail: 'This form could not be read. Please send it as multipart/form-data.', errors: [] }
    const noForm = { detail: 'Please send the picture in a form, as multipart/form-data.' }
    for (const [response, status, expected] of [
      [await form(), 400, missing],
      [await form('photo.png'), 400, missing],
      [await form(photo, photo), 400, missing],
      [await send(undefined), 400, missing],
      [await send('multipart/form-data; boundary=x', 'hello'), 400, unreadable],
      [await send('multipart/form-data', '--x--'), 400, unreadable],
      [await send('application/json', '{}'), 415, noForm],
      [await send('image/png', 'hello'), 415, noForm],
    ] as const)
      expect([response.statusCode, response.json()]).toMatchObject([status, expected])
  })

  test('suppliers and the owner can upload; buyers, visitors and other websites cannot', async () => {
    const status = async (by: Parameters<typeof uploadPicture>[0]) => (await uploadPicture(by, png)).statusCode
    expect(await status(beans)).toBe(201)
    expect(await status(await owner(app))).toBe(201)
    expect(await status(await buyer(app))).toBe(403)
    expect(await status(createBrowser(app))).toBe(401)
    expect(
      await status({
        ...beans,
        ask: (request) => beans.ask({ ...request, headers: { ...request.headers, origin: 'https://evil.example' } }),
      }),
    ).toBe(403)
  })

  test('the pictures of a supplier take up to 200 MB, even when they are uploaded at once; a plan that shows more has more room', async () => {
    const { db } = app.context
    const [roaster, olive] = [await supplier(app), await owner(app)]
    await uploadPicture(roaster, png)
    const { bytes } = await db.selectFrom('uploads').select('bytes').where('accountId', '=', roaster.id).executeTakeFirstOrThrow()
    const twoAtOnce = async (by: Person) => {
      const responses = await Promise.all([uploadPicture(by, png), uploadPicture(by, png)])
      return responses.map(({ statusCode, ...response }) => [statusCode, response.json().detail]).toSorted()
    }
    // Room for one more.
    const large = 200 * MIB - 2.5 * bytes
    await db
      .insertInto('uploads')
      .values([roaster, olive].map(({ id }) => ({ name: `${id}.webp`, accountId: id, bytes: Math.round(large) })))
      .execute()
    const full =
      'Your pictures can take up 200 MB, and there is no room left for this one. Please remove some from your listing; there is room again a day later.'
    expect(await twoAtOnce(roaster)).toEqual([
      [201, undefined],
      [413, full],
    ])
    expect((await twoAtOnce(olive)).map(([status]) => status)).toEqual([201, 201])
    await subscribe(app, roaster.supplierId, { plan: 'enterprise' })
    expect((await twoAtOnce(roaster)).map(([status]) => status)).toEqual([201, 201])
  })

  test('uploads are limited to 20 a minute from one address', async () => {
    for (let made = 0; made < 20; made++) expect((await upload('x')).statusCode).toBe(415)
    const limited = await upload('x')
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
