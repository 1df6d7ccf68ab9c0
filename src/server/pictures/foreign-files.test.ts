import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { addApprovedDocument } from '#contract/venue/approved-documents.ts'
import { addApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, owner, registered, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { servedRoutes } from '#test/app/served-routes.ts'
import { uploadPicture } from '#test/app/upload.ts'
import { cpuMsSince, leastCpuMs } from '#test/clock/cpu-time.ts'

let app: TestApp
let beans: Person & { supplierId: number }
let olive: Person
let ann: Person
let requestId: string
/** The address of a document in Ann's register. */
let kept: string
beforeAll(async () => {
  app = await createTestApp()
  ;[beans, olive, ann] = [await supplier(app), await owner(app), await buyer(app)]
  requestId = (await sendQuoteRequest(app, beans.supplierId)).id
  const { id } = await ann.call(addApprovedSupplier, { businessName: 'Fish market' })
  const document = await ann.call(addApprovedDocument, { id, kind: 'licence', number: 'F-1', expiresOn: '2099-01-01' })
  kept = `/api/venue/register/${id}/documents/${document.id}`
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#1c4' } })
const box = (type: string, content: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 8 + content.length]), Buffer.from(type + content, 'latin1')])

/** An SVG of 826 bytes that keeps its decoder busy for seconds: five copies of five copies of five copies … */
function slowSvg(): Buffer {
  const name = (level: number) => String.fromCharCode(97 + level)
  const copies = (level: number) => `<g id="${name(level)}">${`<use href="#${name(level - 1)}"/>`.repeat(5)}</g>`
  const levels = Array.from({ length: 8 }, (_, index) => copies(index + 1))
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><path id="a" d="M0 0h9v9z"/>${levels.join('')}</svg>`)
}

const FOREIGN: Record<string, () => Promise<Buffer> | Buffer> = {
  SVG: slowSvg,
  'SVG after a byte order mark': () => Buffer.concat([Buffer.from('\ufeff'), slowSvg()]),
  TIFF: () => plain().tiff().toBuffer(),
  GIF: () => plain().gif().toBuffer(),
  AVIF: () => plain().avif().toBuffer(),
  HEIC: () => Buffer.concat([box('ftyp', 'heic\0\0\0\0mif1heic'), box('meta', '\0\0\0\0')]),
}
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')

type Send = (file: Buffer) => Promise<{ statusCode: number }>

const post = (by: Browser, url: string, type: string, payload: Buffer) =>
  by.ask({ method: 'POST', url, payload, headers: { 'content-type': type } })
/** Sends a file as a PNG to every route whose body is not JSON, in the form that it is sent there. */
const ROUTES: Record<string, Send> = {
  'POST /api/uploads': (file) => uploadPicture(beans, file),
  'POST /api/suppliers/{id}/documents': (file) =>
    post(beans, `/api/suppliers/${beans.supplierId}/documents?kind=certificate&name=a.png`, 'image/png', file),
  'POST /api/quotes/{id}/attachments': (file) => post(beans, `/api/quotes/${requestId}/attachments?name=a.png`, 'image/png', file),
  'POST /api/suppliers/{id}/price-list/read': (file) =>
    post(beans, `/api/suppliers/${beans.supplierId}/price-list/read`, 'image/png', file),
  'POST /api/order-lists/read': (file) => post(beans, '/api/order-lists/read', 'image/png', file),
  'POST /api/venue/register/{id}/documents/{documentId}/file': (file) => post(ann, `${kept}/file?name=a.png`, 'image/png', file),
  'POST /api/admin/suppliers/import': (file) => post(olive, '/api/admin/suppliers/import?dryRun=true', 'image/png', file),
}
/** Takes whatever mail programs send, and reads none of it (RFC 8058). */
const READS_NOTHING = 'POST /unsubscribe/:token'

type Operation = { requestBody?: { content?: Record<string, unknown> } }
/** Returns the routes whose body is something else than JSON: those of the API from its document, and all others that take one. */
async function routesOfBytes(): Promise<string[]> {
  const { paths } = (await app.server.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>()
  const ofApi = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => Object.keys(requestBody?.content ?? {}).some((type) => type !== 'application/json'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  return [...ofApi, ...servedRoutes(app.server).filter((route) => !/^GET | \/api\//.test(route))]
}

describe('A file of a kind that the site does not take', () => {
  test('is sent to every route that takes bytes', async () => {
    expect((await routesOfBytes()).toSorted()).toEqual([...Object.keys(ROUTES), READS_NOTHING].toSorted())
  })

  test.for(Object.keys(ROUTES))('is a 415 at once at %s', async (route) => {
    const send = ROUTES[route]!
    // A slow machine takes longer for everything, also for a single byte.
    const atOnce = Math.max(100, 10 * (await leastCpuMs(4, () => send(Buffer.from('x')))))
    for (const [kind, make] of Object.entries(FOREIGN)) {
      const file = await make()
      expect([kind, (await send(file)).statusCode]).toEqual([kind, 415])
      await app.context.db.deleteFrom('rateLimits').execute()
      expect([kind, (await leastCpuMs(4, () => send(file))) < atOnce]).toEqual([kind, true])
    }
  })

  test('is a 415 too where it is a PDF and only pictures are taken', async () => {
    expect((await uploadPicture(beans, PDF)).statusCode).toBe(415)
    // Here PDFs are taken, and told by their content.
    expect((await ROUTES['POST /api/quotes/{id}/attachments']!(PDF)).statusCode).toBe(201)
  })

  test('keeps nobody from signing in', async () => {
    const ann = await registered(app)
    const sent = Promise.all(Array.from({ length: 8 }, (_, index) => ROUTES[Object.keys(ROUTES)[index % 3]!]!(slowSvg())))
    const begun = process.cpuUsage()
    await createBrowser(app).call(login, { email: ann.email, password: ann.password })
    expect(cpuMsSince(begun)).toBeLessThan(5000)
    expect((await sent).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(415))
  })
})
