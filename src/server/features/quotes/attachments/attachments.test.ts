import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { ATTACHMENT_BYTES } from '#contract/quotes/supplier-quote.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest, prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
let png: Buffer
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, beans] = [await buyer(app), await supplier(app)]
  png = await picture().png().toBuffer()
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const picture = (width = 8, height = 8) => sharp({ create: { width, height, channels: 3, background: '#1c4' } })
const newRequest = () => sendQuoteRequest(app, beans.supplierId, ann)
const upload = (id: string, payload: Buffer | string, { type = 'application/pdf', name = 'prices.pdf', by = beans as Browser } = {}) =>
  by.ask({
    method: 'POST',
    url: `/api/quotes/${id}/attachments?name=${encodeURIComponent(name)}`,
    payload,
    headers: { 'content-type': type },
  })
const download = (by: Browser, id: string, attachmentId: string, key = '') =>
  by.ask({ url: `/api/quotes/${id}/attachments/${attachmentId}?key=${key}` })

describe('Quote attachments', () => {
  test('a file attached to a quote reaches both sides unchanged, as a download that browsers never display', async () => {
    const { id, key } = await newRequest()
    const response = await upload(id, PDF)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ id: expect.any(String), name: 'prices.pdf', kind: 'application/pdf', bytes: PDF.length })
    const attachment = response.json()
    const answered = await beans.call(answerQuote, { id, ...prices({ attachmentId: attachment.id }) })
    expect(answered.offer!.attachment).toEqual(attachment)
    expect((await ann.call(getQuote, { id })).offer!.attachment).toEqual(attachment)
    for (const [browser, link] of [
      [ann, ''],
      [beans, ''],
      [createBrowser(app), key],
    ] as const) {
      const file = await download(browser, id, attachment.id, link)
      expect(file.rawPayload.equals(PDF)).toBe(true)
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(PDF.length),
        'content-disposition': `attachment; filename="prices.pdf"; filename*=UTF-8''prices.pdf`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
    }
  })

  test('the type of a file comes from its content, whatever it is called', async () => {
    const { id } = await newRequest()
    const jpeg = await picture().jpeg().toBuffer()
    const webp = await picture().webp().toBuffer()
    for (const [content, kind, sentName, name] of [
      [png, 'image/png', 'prices.pdf', 'prices.pdf.png'],
      [jpeg, 'image/jpeg', 'photo.JPEG', 'photo.JPEG'],
      [webp, 'image/webp', 'photo', 'photo.webp'],
      [PDF, 'application/pdf', 'list.html', 'list.html.pdf'],
    ] as const) {
      const response = await upload(id, content, { type: 'image/png', name: sentName })
      expect([response.statusCode, response.json()]).toMatchObject([201, { kind, name }])
    }
  })

  test('a file that is neither a PDF nor a PNG, JPEG or WebP picture by its content is rejected, and so are other content types', async () => {
    const { id } = await newRequest()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const gif = await picture().gif().toBuffer()
    const wrong = ['', 'hello', '<html><script>alert(1)</script>', svg, ' %PDF-1.7', gif, 'MZ\x90\x00', png.subarray(0, 12), 'PK\x03\x04']
    for (const content of wrong) {
      await app.context.db.deleteFrom('rateLimits').execute()
      for (const type of ['application/pdf', 'image/png'] as const)
        expect([content, (await upload(id, content, { type })).statusCode]).toEqual([content, 415])
    }
    for (const type of ['application/json', 'text/html', 'image/svg+xml', 'multipart/form-data; boundary=x', ''])
      expect([type, (await upload(id, PDF, { type })).statusCode]).toEqual([type, 415])
    const { statusCode, ...none } = await beans.ask({ method: 'POST', url: `/api/quotes/${id}/attachments` })
    expect([statusCode, none.json().detail]).toEqual([415, 'Please send a PDF, or a PNG, JPEG or WebP picture of at most 40 megapixels.'])
  })

  test('a picture of more than 40 megapixels is rejected, however small its file', async () => {
    const { id } = await newRequest()
    const huge = await picture(8001, 5000).png({ compressionLevel: 9 }).toBuffer()
    expect(huge.length).toBeLessThan(ATTACHMENT_BYTES)
    expect((await upload(id, huge, { type: 'image/png' })).statusCode).toBe(415)
  })

  test('a file of 5 MiB is accepted, and one byte more is a 413 with a message about files', async () => {
    const { id } = await newRequest()
    const ofSize = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, ' ')])
    expect((await upload(id, ofSize(ATTACHMENT_BYTES))).json()).toMatchObject({ bytes: ATTACHMENT_BYTES })
    const tooLarge = await upload(id, ofSize(ATTACHMENT_BYTES + 1))
    expect([tooLarge.statusCode, tooLarge.json().detail]).toEqual([413, 'This file is larger than 5 MiB. Please send a smaller one.'])
  })

  test('a file name loses its path and invisible characters, gets the ending of its type, and is cut to 120 characters', async () => {
    const { id } = await newRequest()
    for (const [sentName, name] of [
      ['../../etc/passwd', 'passwd.pdf'],
      ['C:\\prices\\may.pdf', 'may.pdf'],
      ['', 'attachment.pdf'],
      ['...///', 'attachment.pdf'],
      ['.pdf', 'attachment.pdf'],
      ['a\u202efdp.exe', 'afdp.exe.pdf'],
      ['a"; filename="b.exe\r\nX: y\u0000', 'a"; filename="b.exeX: y.pdf'],
      [`${'é'.repeat(200)}.pdf`, `${'é'.repeat(116)}.pdf`],
      ['😀'.repeat(200), `${'😀'.repeat(116)}.pdf`],
    ] as const) {
      const response = await upload(id, PDF, { name: sentName })
      expect([response.statusCode, response.json().name]).toEqual([201, name])
      const file = await download(beans, id, response.json().id)
      expect(
        decodeURIComponent(
          /^attachment; filename="[ -!#-~]*"; filename\*=UTF-8''([\w.!#$&+^`|~%-]+)$/.exec(file.headers['content-disposition']!)![1]!,
        ),
      ).toBe(name)
    }
  })

  test('only the supplier of the request can upload, and only while it can still answer', async () => {
    const { id, key } = await newRequest()
    expect((await upload(id, PDF, { by: ann })).statusCode).toBe(403)
    expect((await upload(id, PDF, { by: await supplier(app) })).statusCode).toBe(403)
    expect((await upload(id, PDF, { by: createBrowser(app) })).statusCode).toBe(401)
    expect((await upload(randomUUID(), PDF)).statusCode).toBe(404)
    const withKey = { method: 'POST' as const, url: `/api/quotes/${id}/attachments?key=${key}`, payload: PDF }
    expect((await createBrowser(app).ask({ ...withKey, headers: { 'content-type': 'application/pdf' } })).statusCode).toBe(403)
    await ann.call(withdrawQuote, { id })
    const late = await upload(id, PDF)
    expect([late.statusCode, late.json().detail]).toEqual([409, 'The buyer has withdrawn this request.'])
  })

  test('a file belongs to one request: other requests cannot read or use it, and other users cannot read it', async () => {
    const [one, other] = [await newRequest(), await newRequest()]
    const { id: attachmentId } = (await upload(one.id, PDF)).json()
    expect((await download(beans, other.id, attachmentId)).statusCode).toBe(404)
    expect(await problemOf(beans.call(answerQuote, { id: other.id, ...prices({ attachmentId }) }))).toMatchObject({ status: 404 })
    expect(await problemOf(beans.call(answerQuote, { id: one.id, ...prices({ attachmentId: randomUUID() }) }))).toMatchObject({
      status: 404,
    })
    for (const otherUser of [await buyer(app), await supplier(app)])
      expect((await download(otherUser, one.id, attachmentId)).statusCode).toBe(403)
    expect((await download(createBrowser(app), one.id, attachmentId)).statusCode).toBe(401)
  })

  test('the buyer cannot read a file before a quote includes it', async () => {
    const { id } = await newRequest()
    const { id: attachmentId } = (await upload(id, PDF)).json()
    expect((await download(beans, id, attachmentId)).statusCode).toBe(200)
    expect((await download(ann, id, attachmentId)).statusCode).toBe(404)
    await beans.call(answerQuote, { id, ...prices({ attachmentId }) })
    await ann.call(acceptQuote, { id })
    expect((await download(ann, id, attachmentId)).statusCode).toBe(200)
  })

  test('a request has at most ten files without a quote, even when they are uploaded at once', async () => {
    const { id } = await newRequest()
    const responses = await Promise.all(Array.from({ length: 12 }, () => upload(id, PDF)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(201), 409, 409])
  })

  test('uploads are limited to 20 a minute from one address', async () => {
    const { id } = await newRequest()
    for (let made = 0; made < 20; made++) expect((await upload(id, 'x')).statusCode).toBe(415)
    expect((await upload(id, 'x')).statusCode).toBe(429)
  })

  test('the OpenAPI document describes the upload and the download', async () => {
    const { paths } = (await app.server.inject('/api/openapi.json')).json()
    const { post } = paths['/api/quotes/{id}/attachments']
    expect(Object.keys(post.requestBody.content)).toEqual(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'])
    expect(paths['/api/quotes/{id}/attachments/{attachmentId}'].get.responses).toHaveProperty('200')
  })
})
