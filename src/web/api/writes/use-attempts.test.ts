import { describe, expect, test } from 'vitest'
import { stubStorage } from '#test/app/browser-storage.ts'
import { stubServer } from '#test/stubs/stub-server.ts'
import { requesterKnown } from '#web/storage/requester-entries.ts'
import { storageOf } from '#web/storage/requester-storage.ts'
import { callOverHttp } from '#web/api/client/call.ts'
import { shownElsewhere } from './failure-toast.ts'
import { createQueryClient } from '#web/api/client/query-client.ts'
import { attemptsIn } from './use-attempts.ts'
import { write } from './write.ts'

stubStorage()
const server = stubServer()

describe('useAttempts', () => {
  test('an attempt has the same idempotency key until it succeeds or its content changes', async () => {
    requesterKnown('ann')
    const client = createQueryClient(callOverHttp)
    const send = async (text: string) => {
      const options = { invalidates: [], attempts: attemptsIn(storageOf('ann'), 'message-attempt'), failure: shownElsewhere }
      await write(client, 'POST /api/quotes/:id/message', { id: 'q1', text }, options).catch(() => undefined)
      return server.lastRequest.headers['idempotency-key']
    }
    server.respond = (response) => response.destroy()
    const first = await send('Hello')
    expect(first).toMatch(/^[\da-z-]{10,}$/)
    expect(await send('Hello')).toBe(first)
    const other = await send('Hello again')
    expect(other).not.toBe(first)
    server.respond = (response) => response.writeHead(200).end('{}')
    expect(await send('Hello again')).toBe(other)
    expect(await send('Hello again')).not.toBe(other)
  })
})
