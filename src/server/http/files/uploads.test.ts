import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_PATH, variantOf } from '#shared/pictures/upload-variants.ts'
import { avifSize } from '#test/stubs/avif.ts'
import { createBucket, type Bucket } from '#test/stubs/bucket.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { uploadPicture } from '#test/app/upload.ts'

// With a bucket; the folder is used in features/uploads/uploads.test.ts.
const logged = collectLog()
let bucket: Bucket
let app: TestApp
let beans: Person
let picture: Buffer
beforeAll(async () => {
  bucket = await createBucket()
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings
  const settings = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  app = await createTestApp(settings, { logTo: logged })
  beans = await supplier(app)
  picture = await sharp({ create: { width: 700, height: 20, channels: 3, background: '#1c4' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await app.stop()
  await bucket.close()
})

const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
}

describe('Pictures in a bucket', () => {
  test('a picture is served with its own type, immutable, and no script in it may run', async () => {
    const response = await uploadPicture(beans, picture)
    expect([response.statusCode, response.json().url]).toEqual([201, expect.stringMatching(UPLOAD_PATH)])
    const { url } = response.json()
    const stem = url.replace(/\.webp$/, '')
    const expected = [url, ...[160, 320, 640].flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`])]
    expect([...bucket.objects.keys()].toSorted()).toEqual(expected.map((path) => `/backdock-pictures${path}`).toSorted())
    for (const [address, type] of [
      [url, 'image/webp'],
      [variantOf(url, 640, 'avif'), 'image/avif'],
      [variantOf(url, 320, 'webp'), 'image/webp'],
      [variantOf(url, 1280, 'avif'), 'image/webp'],
    ]) {
      const { statusCode, headers, rawPayload } = await app.server.inject(address!)
      expect([address, statusCode, headers]).toMatchObject([address, 200, { 'content-type': type, ...SAFE }])
      const isAsSent = type === 'image/avif' ? avifSize(rawPayload) !== null : (await sharp(rawPayload).metadata()).format === 'webp'
      expect([address, isAsSent]).toEqual([address, true])
    }
  })

  test('a picture that was stored before there was such a width is served in the next wider one', async () => {
    const { url } = (await uploadPicture(beans, picture)).json()
    await app.context.images.remove(variantOf(url, 160, 'avif').slice('/uploads/'.length))
    const { rawPayload } = await app.server.inject(variantOf(url, 160, 'avif'))
    expect(avifSize(rawPayload)).toMatchObject({ width: 320 })
  })

  test('a picture that the site has drawn is served at every width', async () => {
    const url = `/uploads/${'0'.repeat(36)}.png`
    await app.context.images.put(url.slice(9), picture)
    for (const address of [url, variantOf(url, 160, 'webp'), variantOf(url, 320, 'avif'), variantOf(url, 1280, 'webp')]) {
      const { statusCode, headers, rawPayload } = await app.server.inject(address)
      expect([statusCode, headers]).toMatchObject([200, { 'content-type': 'image/png', ...SAFE }])
      expect(rawPayload.equals(picture)).toBe(true)
    }
  })

  test('an address that is not the name of a picture is a 404', async () => {
    const { url } = (await uploadPicture(beans, picture)).json()
    const stem = url.slice('/uploads/'.length, -'.webp'.length)
    for (const name of [
      `${stem}`,
      `${stem}.html`,
      `${stem}.webp.html`,
      `${stem}.svg`,
      `${stem}.png`,
      `${stem}-640.png`,
      `${stem}-641.webp`,
      `${stem}-99999.webp`,
      `x${stem}.webp`,
      `..%2fuploads%2f${stem}.webp`,
      '..%2f..%2fetc%2fpasswd',
      '%00',
      '',
    ])
      expect([name, (await app.server.inject(`/uploads/${name}`)).statusCode]).toEqual([name, 404])
  })

  test('while the bucket is unavailable pictures are a 503, and work again afterwards', async () => {
    const { url } = (await uploadPicture(beans, picture)).json()
    bucket.refusals.push(403, 403, 403, 403, 403, 403)
    for (const response of [await app.server.inject(url), await uploadPicture(beans, picture)])
      expect([response.statusCode, response.json().detail]).toEqual([
        503,
        'The store of pictures is not available right now. Please try again in a minute.',
      ])
    bucket.refusals.length = 0
    expect(logged.text()).toContain('did not GET a picture: 403')
    expect((await app.server.inject(url)).statusCode).toBe(200)
  })
})
