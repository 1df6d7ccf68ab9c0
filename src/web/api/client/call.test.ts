import { describe, expect, test } from 'vitest'
import { stubServer } from '#test/stubs/stub-server.ts'
import { CallError, serverMessage } from '#web/api/call-error.ts'
import { callOverHttp } from './call.ts'

const server = stubServer()
const errorOf = async (calling: Promise<unknown>) => (await calling.catch((error: unknown) => error)) as CallError

describe('callOverHttp', () => {
  test('an HTTP error has the status, a colon, a space and the body as its message', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'That key was used before.' }
    server.respond = (response) => response.writeHead(409, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
    const error = await errorOf(callOverHttp('POST /api/newsletter', { email: 'ann@cafe.example' }))
    expect(error).toBeInstanceOf(CallError)
    expect(error.message).toBe(`409: ${JSON.stringify(problem)}`)
    expect(error.problem).toEqual(problem)
    expect(serverMessage(error)).toBe('That key was used before.')
  })

  test('an error without a body has the status text, and the message shown to people is a general one', async () => {
    server.respond = (response) => response.writeHead(502).end()
    const error = await errorOf(callOverHttp('POST /api/newsletter', { email: 'ann@cafe.example' }))
    expect(error.message).toBe('502: Bad Gateway')
    expect(serverMessage(error)).toMatch(/went wrong on our side/)
    expect(serverMessage(new TypeError('fetch failed'))).toMatch(/could not reach the server/)
  })

  test('a list is returned with its total length', async () => {
    server.respond = (response) => response.writeHead(200, { 'x-total-count': '54' }).end('[{"id":1}]')
    expect(await callOverHttp('GET /api/suppliers', { category: 'Baked Goods', limit: 24 })).toEqual({ items: [{ id: 1 }], total: 54 })
    expect(server.lastRequest.url).toBe('/api/suppliers?category=Baked+Goods&limit=24')
    expect(server.lastRequest.headers['content-type']).toBeUndefined()
  })

  test('a body is sent as JSON, with the Idempotency-Key that makes it safe to send twice', async () => {
    server.respond = (response) => response.writeHead(201).end('{"ids":[],"count":0}')
    const input = { supplierIds: [1, 2], message: 'Two crates', contactEmail: 'ann@cafe.example' }
    await callOverHttp('POST /api/quotes/bulk', input, { idempotencyKey: 'once' })
    expect(JSON.parse(server.lastRequest.body)).toEqual(input)
    expect(server.lastRequest).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': 'once' } })
  })

  test('the key of a link is sent in the address, not in the body', async () => {
    server.respond = (response) => response.writeHead(200).end('{}')
    await callOverHttp('POST /api/quotes/:id/message', { id: 'q1', text: 'Hello' }, { linkKey: 'k&y' })
    expect(server.lastRequest).toMatchObject({ url: '/api/quotes/q1/message?key=k%26y', body: '{"text":"Hello"}' })
    await callOverHttp('POST /api/quotes/:id/accept', { id: 'q1' }, { linkKey: null })
    expect(server.lastRequest.url).toBe('/api/quotes/q1/accept')
  })

  test('a list response that is not an array is an empty list, and one without a total is as long as its items', async () => {
    for (const body of ['{}', '{"message":"busy"}', 'null', '"none"', '5', '']) {
      server.respond = (response) => response.writeHead(200, { 'x-total-count': '7' }).end(body)
      expect([body, await callOverHttp('GET /api/suppliers', {})]).toEqual([body, { items: [], total: 0 }])
      expect([body, await callOverHttp('GET /api/suppliers/:id/reviews', { id: '1' })]).toEqual([body, { items: [], total: 0 }])
      expect([body, await callOverHttp('GET /api/categories', {})]).toEqual([body, []])
      expect([body, await callOverHttp('GET /api/suppliers/featured', {})]).toEqual([body, []])
    }
    server.respond = (response) => response.writeHead(200).end('[{"id":1}]')
    expect(await callOverHttp('GET /api/suppliers', {})).toEqual({ items: [{ id: 1 }], total: 1 })
  })

  test('a call without fields has no body and no content type, unless an empty body is requested', async () => {
    server.respond = (response) => response.writeHead(204).end()
    const calls = [
      () => callOverHttp('POST /api/logout', {}),
      () => callOverHttp('POST /api/suppliers/:id/view', { id: '1' }),
      () => callOverHttp('DELETE /api/client-logos/:id', { id: 'v1' }),
      () => callOverHttp('POST /api/quotes/:id/accept', { id: 'q1' }),
    ]
    for (const call of calls) {
      await call()
      expect(server.lastRequest.body).toBe('')
      expect(server.lastRequest.headers['content-type']).toBeUndefined()
    }
    await callOverHttp('POST /api/suppliers/:id/contact', { id: '1' }, { emptyBody: true })
    expect(server.lastRequest).toMatchObject({ body: '{}', headers: { 'content-type': 'application/json' } })
  })

  test('a response without content is undefined', async () => {
    server.respond = (response) => response.writeHead(202).end()
    expect(await callOverHttp('POST /api/newsletter', { email: 'ann@cafe.example' })).toBeUndefined()
  })

  test("the owner's token is sent with calls to the owner's part of the API, and with no others", async () => {
    server.respond = (response) => response.writeHead(200, { 'x-total-count': '0' }).end('{"user":null,"ownerToken":"seal"}')
    await callOverHttp('GET /api/me', {})
    server.respond = (response) => response.writeHead(200, { 'x-total-count': '0' }).end('[]')
    await callOverHttp('GET /api/admin/claims', {})
    expect(server.lastRequest.headers['x-owner-authorization']).toBe('seal')
    await callOverHttp('GET /api/suppliers', {})
    expect(server.lastRequest.headers['x-owner-authorization']).toBeUndefined()
    server.respond = (response) => response.writeHead(200).end('{"user":null}')
    await callOverHttp('GET /api/me', {})
    server.respond = (response) => response.writeHead(200, { 'x-total-count': '0' }).end('[]')
    await callOverHttp('GET /api/admin/claims', {})
    expect(server.lastRequest.headers['x-owner-authorization']).toBeUndefined()
  })
})
