import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_BYTES } from '#contract/uploads.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { cookieOf, supplier, type Person } from '#test/people/people.ts'

let app: TestApp
let beans: Person
let port: number
beforeAll(async () => {
  app = await createTestApp()
  beans = await supplier(app)
  await app.server.listen({ port: 0 })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app.stop())

const part = (name: string, content: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`

/** Begins to send a form that says it has so many bytes. */
function begin(bytes: number, beginning: string): Socket {
  const head = [
    'POST /api/uploads HTTP/1.1',
    'host: localhost',
    `user-agent: ${beans.headers['user-agent']}`,
    `cookie: ${cookieOf(beans)}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${bytes}`,
  ]
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n${beginning}`)
  return socket
}

/** Returns the response to the beginning of a form, which comes before it has been sent as a whole. */
async function responseToBeginning(bytes: number, beginning: string) {
  const socket = begin(bytes, beginning)
  let response = ''
  socket.setEncoding('utf8').on('data', (text: string) => (response += text))
  // The server closes the connection, as the rest of the form is not read.
  await once(socket, 'end')
  socket.destroy()
  return [Number(response.split(' ')[1]), JSON.parse(response.slice(response.indexOf('{'))).detail]
}

const ONE_PICTURE = [400, 'Please send one picture, as "file".']

describe('A form with a file', () => {
  test('arrives whole, however it is cut on the way, with a field beside it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('alt', 'Beans')
    form.append('file', new File([picture as Buffer<ArrayBuffer>], 'beans.png'))
    const headers = { cookie: cookieOf(beans), 'user-agent': beans.headers['user-agent']! }
    const response = await fetch(`http://127.0.0.1:${port}/api/uploads`, { method: 'POST', headers, body: form })
    expect([picture.length > 500_000, response.status]).toEqual([true, 201])
  })

  test('of two megabytes of tiny parts is refused at the third part, before the rest has arrived', async () => {
    const tiny = part('a', '')
    expect(await responseToBeginning(2_000_000, tiny.repeat(4))).toEqual(ONE_PICTURE)
  })

  test('is refused at its second file', async () => {
    const file = part('file', 'x', '; filename="a.png"')
    expect(await responseToBeginning(2_000_000, `${file}${file}--x\r\n`)).toEqual(ONE_PICTURE)
  })

  test('is refused at the byte that is too many', async () => {
    const file = part('file', 'x'.repeat(UPLOAD_BYTES + 1), '; filename="a.png"')
    expect(await responseToBeginning(UPLOAD_BYTES * 2, file)).toEqual([
      413,
      'This picture is too large. Please choose one of at most 2 MB.',
    ])
  })

  test('is refused when what is around its file has more bytes than a form needs', async () => {
    expect(await responseToBeginning(UPLOAD_BYTES * 2, 'x'.repeat(UPLOAD_BYTES + 100_000))).toEqual([
      413,
      'This picture is too large. Please choose one of at most 2 MB.',
    ])
  })

  test('that ends early is a 400, and one whose client leaves harms nobody', async () => {
    const url = '/api/uploads'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const cut = await beans.ask({ method: 'POST', url, headers, payload: part('file', 'x', '; filename="a.png"') })
    expect([cut.statusCode, cut.json().detail]).toEqual([400, 'This form could not be read. Please send it as multipart/form-data.'])
    const requested = once(app.server.server, 'request')
    const socket = begin(900, part('file', 'x', '; filename="a.png"'))
    const [, response] = await requested
    socket.destroy()
    await once(response, 'close')
    expect((await beans.ask({ url: '/healthz' })).statusCode).toBe(200)
  })
})
