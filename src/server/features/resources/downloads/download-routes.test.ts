import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Resource } from '#contract/resources/resources.ts'
import { library } from '#server/features/resources/library.ts'
import { downloadServer } from '#test/app/downloads.ts'
import { packageUrl, pdfUrl, templateUrl } from './addresses.ts'

const scorecard = library.find(({ id }) => id === 'supplier-scorecard')!
const SHEET = templateUrl(scorecard.id, scorecard.templates[0]!)
const server = downloadServer([scorecard])
const { get } = server
beforeEach(() => {
  server.made = 0
  server.isFull = false
})
afterAll(() => server.app.close())

/** The resource with a text of its own, so that nothing of it is cached. */
let edits = 0
function edited(): Resource {
  const resource = { ...scorecard, description: `Edit ${++edits}` }
  server.library.set(scorecard.id, resource)
  return resource
}

describe('GET /downloads/{resourceId}/{file}', () => {
  test.each([
    [SHEET, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Supplier scorecard for three suppliers - Backdock.xlsx'],
    [pdfUrl(scorecard.id), 'application/pdf', 'Supplier scorecard - Backdock.pdf'],
    [packageUrl(scorecard.id), 'application/zip', 'Supplier scorecard - Backdock.zip'],
  ])('%s has its type, its length and a name that a person would give', async (url, type, name) => {
    const { statusCode, headers, rawPayload } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(rawPayload.length),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      'accept-ranges': 'bytes',
    })
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
  })

  test('a name without the signs that Windows does not take, and letters of any language, is kept', async () => {
    const name = 'Menu: "Phở" / <b>100%</b>? *'
    server.library.set(scorecard.id, { ...scorecard, title: name })
    const { headers } = await get(pdfUrl(scorecard.id))
    const [, encoded] = /filename\*=UTF-8''(.+)$/.exec(headers['content-disposition']!)!
    expect(decodeURIComponent(encoded!)).toBe('Menu Phở b 100% b - Backdock.pdf')
  })

  test('a file is made once for all who ask at the same time, and from then on', async () => {
    edited()
    const urls = [SHEET, SHEET, SHEET, pdfUrl(scorecard.id)]
    await Promise.all(urls.map((url) => get(url)))
    await Promise.all(urls.map((url) => get(url)))
    expect(server.made).toBe(2)
  })

  test('a package takes the files that are made already, and is made once itself', async () => {
    edited()
    const sheet = await get(SHEET)
    await get(packageUrl(scorecard.id))
    await get(packageUrl(scorecard.id))
    expect(server.made).toBe(2)
    expect((await get(SHEET)).headers.etag).toBe(sheet.headers.etag)
    expect(server.made).toBe(2)
    await get(pdfUrl(scorecard.id))
    expect(server.made).toBe(2)
  })

  test('an edited text is a new file, and the first text again is the first file', async () => {
    server.library.set(scorecard.id, scorecard)
    const first = await get(pdfUrl(scorecard.id))
    server.library.set(scorecard.id, { ...scorecard, overview: ['Another beginning.'] })
    const second = await get(pdfUrl(scorecard.id))
    server.library.set(scorecard.id, structuredClone(scorecard))
    const third = await get(pdfUrl(scorecard.id))
    expect(second.headers.etag).not.toBe(first.headers.etag)
    expect(third.headers.etag).toBe(first.headers.etag)
  })

  test('the same text gives the same bytes on another server', async () => {
    server.library.set(scorecard.id, scorecard)
    const other = downloadServer([structuredClone(scorecard)])
    for (const url of [SHEET, pdfUrl(scorecard.id), packageUrl(scorecard.id)])
      expect([url, (await other.get(url)).headers.etag]).toEqual([url, (await get(url)).headers.etag])
    await other.app.close()
  })

  test.each([
    ['its ETag', (etag: string) => etag, 304],
    ['its ETag among others', (etag: string) => `"old", ${etag}`, 304],
    ['its ETag that a proxy has made weak', (etag: string) => `W/${etag}`, 304],
    ['any ETag', () => '*', 304],
    ['another ETag', () => '"old"', 200],
  ])('a client that has %s gets what it needs', async (_, header, status) => {
    const whole = await get(SHEET)
    const response = await get(SHEET, { 'if-none-match': header(whole.headers.etag!) })
    expect([response.statusCode, response.headers.etag]).toEqual([status, whole.headers.etag])
    expect(response.rawPayload).toHaveLength(status === 304 ? 0 : whole.rawPayload.length)
  })

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=10-99999999', 10, undefined],
  ])('the range %s is that part of the file', async (range, from, to) => {
    const { rawPayload } = await get(SHEET)
    const expected = rawPayload.subarray(from, to)
    const first = from < 0 ? rawPayload.length + from : from
    const part = await get(SHEET, { range })
    expect([part.statusCode, part.headers['content-length'], part.headers['content-range']]).toEqual([
      206,
      String(expected.length),
      `bytes ${first}-${first + expected.length - 1}/${rawPayload.length}`,
    ])
    expect(part.rawPayload.equals(expected)).toBe(true)
  })

  test('a range beyond the file is a 416 that says how long it is', async () => {
    const { rawPayload } = await get(SHEET)
    for (const range of ['bytes=99999999-', 'bytes=-0']) {
      const { statusCode, headers } = await get(SHEET, { range })
      expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${rawPayload.length}`])
    }
  })

  test.each([
    ['several ranges', { range: 'bytes=0-1,5-6' }],
    ['a range that ends before it begins', { range: 'bytes=9-3' }],
    ['no range', { range: 'bytes=-' }],
    ['a range of an older file', { range: 'bytes=0-9', 'if-range': '"old"' }],
  ])('%s: the answer is the whole file', async (_, headers) => {
    const whole = await get(SHEET)
    const response = await get(SHEET, headers)
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, whole.rawPayload.length])
  })

  test('a part of the file that the client has is sent', async () => {
    const { headers } = await get(SHEET)
    expect((await get(SHEET, { range: 'bytes=0-9', 'if-range': headers.etag! })).statusCode).toBe(206)
  })

  test('HEAD has the headers of the whole file and no body', async () => {
    const whole = await get(SHEET)
    const head = await server.app.inject({ method: 'HEAD', url: SHEET, headers: { range: 'bytes=0-9' } })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    for (const name of ['content-length', 'etag', 'content-type', 'content-disposition'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
  })

  test.each([
    ['/downloads/no-such-resource/resource.pdf', "This resource doesn't exist"],
    ['/downloads/supplier-scorecard/scorecard.docx', "This file doesn't exist"],
    ['/downloads/supplier-scorecard/constructor', "This file doesn't exist"],
    ['/downloads/__proto__/package.zip', "This resource doesn't exist"],
  ])('%s is a 404 that says so, and makes nothing', async (url, detail) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringMatching(/^application\/problem\+json/)])
    expect(body).toContain(detail)
    expect(server.made).toBe(0)
  })

  test('while too many files are waiting, a new one is a 503 and what is cached is still served', async () => {
    server.library.set(scorecard.id, scorecard)
    await get(SHEET)
    server.isFull = true
    expect((await get(SHEET)).statusCode).toBe(200)
    edited()
    expect((await get(SHEET)).statusCode).toBe(503)
  })
})
