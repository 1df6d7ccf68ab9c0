import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_BYTES } from '#contract/uploads.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { supplier, type Person } from '#test/people.ts'

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

/** Begins to send a form that says it has so many bytes, and returns the response, which comes before it has been sent as a whole. */
async function responseToBeginning(bytes: number, beginning: string) {
  const socket = connect(port, '127.0.0.1')
  const cookie = [...beans.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [
    'POST /api/uploads HTTP/1.1',
    'host: localhost',
    `user-agent: ${beans.headers['user-agent']}`,
    `cookie: ${cookie}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${bytes}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${beginning}`)
  let response = ''
  socket.setEncoding('utf8').on('data', (text: string) => (response += text))
  // The server closes the connection, as the rest of the form is not read.
  await once(socket, 'end')
  socket.destroy()
  return [Number(response.split(' ')[1]), JSON.parse(response.slice(response.indexOf('{'))).detail]
}

const ONE_PICTURE = [400, 'Please send one picture, as "file".']

describe('A form with a file', () => {
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
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: 900\r\n\r\n--x`)
    await once(socket, 'connect')
    socket.destroy()
    expect((await beans.ask({ url: '/healthz' })).statusCode).toBe(200)
  })
})
