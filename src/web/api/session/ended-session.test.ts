import { beforeEach, describe, expect, test } from 'vitest'
import { stubServer } from '#test/stubs/stub-server.ts'
import type { CallError } from '#web/api/call-error.ts'
import { applySession, callOverHttp } from '#web/api/client/call.ts'
import { dismissEndedSession, waitingAccount } from './ended-session.ts'

const server = stubServer()
/** Who is signed in, by the server. */
let session: string | null
/** Whose writes were done, with their keys. */
let done: string[]

// A window, for what listens to presses.
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} })

beforeEach(() => {
  done = []
  session = 'ann'
  applySession({ user: { id: 'ann' } as never, ownerToken: 'first' })
  server.respond = (response, { method, url, headers }) => {
    const name = headers['signed-in-as']
    if (url === '/api/me') return response.end(JSON.stringify({ user: session && { id: session }, ownerToken: 'second' }))
    if (name !== undefined && name !== session)
      return response.writeHead(401).end(JSON.stringify({ status: 401, detail: 'Your session has ended.', code: 'session_ended' }))
    done.push([method, name, headers['idempotency-key'], headers['x-owner-authorization']].filter(Boolean).join(' '))
    return response.end('{}')
  }
})

const subscribe = (idempotencyKey: string) =>
  callOverHttp('POST /api/newsletter', { email: 'ann@cafe.example' }, { idempotencyKey }).then(
    () => 'sent',
    (error: CallError) => error.problem?.code,
  )
const askWho = () => callOverHttp('GET /api/me', {})
const waits = async () => await expect.poll(waitingAccount).toBe('ann')

describe('A call after the session has ended', () => {
  test('waits with all others until the account is signed in again, and each is then sent once, with its own key', async () => {
    session = null
    const calls = [subscribe('one'), subscribe('two')]
    await waits()
    expect(done).toEqual([])
    session = 'ann'
    await askWho()
    expect(await Promise.all(calls)).toEqual(['sent', 'sent'])
    expect(done.toSorted()).toEqual(['POST ann one', 'POST ann two'])
    expect(waitingAccount()).toBeUndefined()
  })

  test("is sent again with the new session's token of an owner", async () => {
    session = null
    const call = callOverHttp('GET /api/admin/overview' as never, {} as never)
    await waits()
    session = 'ann'
    await askWho()
    await call
    expect(done).toEqual(['GET ann second'])
  })

  test('fails once the page has become a visitor’s', async () => {
    session = null
    const call = subscribe('one')
    await waits()
    applySession(undefined)
    expect(await call).toBe('session_ended')
    expect(done).toEqual([])
  })

  test('fails where somebody else signs in, and is never sent for them', async () => {
    session = null
    const call = subscribe('one')
    await waits()
    session = 'ben'
    await askWho()
    expect(await call).toBe('session_ended')
    expect(done).toEqual([])
    expect(await subscribe('two')).toBe('sent')
    expect(done).toEqual(['POST ben two'])
  })

  test('fails once the question is dismissed, and the next write asks again; a read does not', async () => {
    session = null
    const call = subscribe('one')
    await waits()
    dismissEndedSession()
    expect(await call).toBe('session_ended')
    await expect(callOverHttp('GET /api/account', {})).rejects.toThrow('session_ended')
    const next = subscribe('one')
    await waits()
    session = 'ann'
    await askWho()
    expect(await next).toBe('sent')
  })

  test('is not sent a third time where the new session has ended as well', async () => {
    session = null
    const before = server.calls.length
    const call = subscribe('one')
    await waits()
    applySession({ user: { id: 'ann' } as never })
    expect(await call).toBe('session_ended')
    expect(server.calls.slice(before)).toEqual(['POST /api/newsletter', 'POST /api/newsletter'])
  })

  test('about signing in names no account, nor does one of a visitor', async () => {
    await askWho()
    expect(server.lastRequest.headers['signed-in-as']).toBeUndefined()
    applySession(undefined)
    await subscribe('one')
    expect(server.lastRequest.headers['signed-in-as']).toBeUndefined()
  })
})
