import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { stubServer } from '#test/stubs/stub-server.ts'
import { currentToasts, dismissToast } from '#web/ui/feedback/toast.ts'
import { callOverHttp } from '#web/api/client/call.ts'
import { onUserChange } from '#web/api/session/me.ts'
import { createQueryClient } from '#web/api/client/query-client.ts'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from './failure-toast.ts'
import { write } from './write.ts'

const server = stubServer()
const problem = (status: number, rest: object = {}) => ({
  type: 'about:blank',
  title: 'Problem',
  status,
  detail: 'It was changed elsewhere.',
  ...rest,
})
const json = (response: ServerResponse, status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body))
/** Lets every read succeed and gives every write this response. */
const respondToWrites = (status: number, body: unknown) => {
  server.respond = (response, { method }) => (method === 'GET' ? json(response, 200, []) : json(response, status, body))
}
const openToasts = () =>
  currentToasts()
    .filter(({ open }) => open)
    .map(({ title, description }) => [title, description])

const categories = query('GET /api/categories', {})
const saved = query('GET /api/saved', {})
const reply = { id: 'r1', text: 'Thank you' }
const me = query('GET /api/me', {}).queryKey
const ann = { user: { id: 'ann' } as User }

let client: QueryClient
/** Observes the categories, as a page that shows them does. */
function watch() {
  client.setQueryData(categories.queryKey, [])
  return new QueryObserver(client, categories).subscribe(() => {})
}
beforeEach(() => {
  client = createQueryClient(callOverHttp)
  server.calls.length = 0
})
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  client.clear()
})

describe('write', () => {
  test('a success toast appears after the visible reads that the write changed were read again', async () => {
    respondToWrites(200, {})
    client.setQueryData(saved.queryKey, { items: [], total: 0 })
    const stop = watch()
    const written = write(client, 'POST /api/reviews/:id/reply', reply, {
      invalidates: ['GET /api/categories', 'GET /api/saved'],
      success: () => ({ title: `Read again: ${server.calls.includes('GET /api/categories')}` }),
    })
    await written
    stop()
    expect(openToasts()).toEqual([['Read again: true', undefined]])
    expect(server.calls).not.toContain('GET /api/saved')
    expect(client.getQueryState(saved.queryKey)?.isInvalidated).toBe(true)
  })

  test('the response updates the cached read', async () => {
    respondToWrites(200, { username: 'Anna' })
    const account = query('GET /api/account', {})
    await write(client, 'PUT /api/account', { username: 'Anna' }, { invalidates: [], updates: account, success: 'Name saved' })
    expect(client.getQueryData(account.queryKey)).toEqual({ username: 'Anna' })
    expect(openToasts()).toEqual([['Name saved', undefined]])
  })

  test("a failed write shows the server's message, rejects, and reads again what it would have changed", async () => {
    respondToWrites(409, problem(409))
    const stop = watch()
    const written = write(client, 'POST /api/reviews/:id/reply', reply, { invalidates: ['GET /api/categories'], failure: 'Not published' })
    await expect(written).rejects.toThrow(/^409: /)
    stop()
    expect(openToasts()).toEqual([['Not published', 'It was changed elsewhere.']])
    expect(server.calls).toContain('GET /api/categories')
  })

  test('a failure that is shown elsewhere has no toast, and a lost connection has a toast of its own', async () => {
    respondToWrites(400, problem(400))
    await write(client, 'POST /api/reviews/:id/reply', reply, { invalidates: [], failure: shownElsewhere }).catch(() => undefined)
    expect(openToasts()).toEqual([])
    server.respond = (response) => response.destroy()
    await write(client, 'POST /api/reviews/:id/reply', reply, { invalidates: [] }).catch(() => undefined)
    expect(openToasts()).toEqual([['Error', expect.stringMatching(/could not reach the server/)]])
  })
})

describe('A session that has ended', () => {
  const rejectAll = (user: User | null) => {
    server.respond = (response, { url }) => (url === '/api/me' ? json(response, 200, { user }) : json(response, 401, problem(401)))
  }

  test('a 401 of a write or a read leaves the user of the page and the private reads as they are', async () => {
    const fails = [() => write(client, 'POST /api/reviews/:id/reply', reply, { invalidates: [] }), () => client.fetchQuery(categories)]
    rejectAll(null)
    client.setQueryData(me, ann)
    client.setQueryData(saved.queryKey, { items: [], total: 0 })
    for (const fail of fails) await expect(fail()).rejects.toThrow(/^401: /)
    expect(client.getQueryData(me)).toEqual(ann)
    expect(client.getQueryData(saved.queryKey)).toBeDefined()
    expect(server.calls).not.toContain('GET /api/me')
  })

  test('where an owner has to enter a code first, the page asks who is signed in', async () => {
    const due = { user: { ...ann.user, secondFactor: 'due' } as User }
    server.respond = (response, { url }) =>
      url === '/api/me' ? json(response, 200, due) : json(response, 403, problem(403, { code: 'otp_required' }))
    client.setQueryData(me, ann)
    await expect(client.fetchQuery(categories)).rejects.toThrow(/^403: /)
    await expect.poll(() => client.getQueryData(me)).toEqual(due)
  })

  test('a 401 for an anonymous visitor, as with a wrong password, causes no further requests', async () => {
    rejectAll(null)
    client.setQueryData(me, { user: null })
    const stop = onUserChange(client, () => {})
    const login = write(client, 'POST /api/login', { email: 'ann@cafe.example', password: 'wrong' }, { invalidates: ['GET /api/me'] })
    await expect(login).rejects.toThrow(/^401: /)
    stop()
    expect(server.calls).toEqual(['POST /api/login'])
  })

  test('a write that changes the session is done once the new user is known', async () => {
    server.respond = (response, { url }) => json(response, 200, url === '/api/me' ? ann : { userType: 'restaurant' })
    client.setQueryData(me, { user: null })
    await write(client, 'POST /api/login', { email: 'ann@cafe.example', password: 'right' }, { invalidates: ['GET /api/me'] })
    expect(client.getQueryData(me)).toEqual(ann)
    expect(server.calls).toEqual(['POST /api/login', 'GET /api/me'])
  })
})
