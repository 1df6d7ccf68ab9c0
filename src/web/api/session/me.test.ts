import { describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { onUserChange, sessionChanged, sessionEnded } from './me.ts'
import { query } from '#web/api/reads/query.ts'
import { createQueryClient } from '#web/api/client/query-client.ts'

const ann = { id: 'ann', username: 'Ann' } as User
const ben = { id: 'ben', username: 'Ben' } as User
const account = query('GET /api/account', {}).queryKey
const categories = query('GET /api/categories', {}).queryKey

/** A client whose server has `session.user` signed in. */
function clientOf(session: { user: User | null }) {
  const client = createQueryClient((async () => ({ user: session.user })) as never)
  client.setQueryData(account, { username: session.user?.username } as never)
  client.setQueryData(categories, [])
  return client
}

describe('The signed-in user', () => {
  test("a change of the user removes the earlier user's account from the cache, and not the public reads", async () => {
    const session = { user: ann }
    const client = clientOf(session)
    await sessionChanged(client)
    client.setQueryData(account, { username: 'Ann' } as never)
    await sessionChanged(client)
    expect(client.getQueryData(account)).toBeDefined()
    session.user = ben
    await sessionChanged(client)
    expect(client.getQueryData(account)).toBeUndefined()
    expect(client.getQueryData(categories)).toEqual([])
  })

  test('a change of the user removes all private reads from the cache and leaves the public ones', async () => {
    const session = { user: ann }
    const client = clientOf(session)
    await sessionChanged(client)
    const personal = [
      '/account',
      '/admin/claims',
      '/saved',
      '/quotes',
      '/quotes/:id',
      '/dashboard/supplier',
      '/suppliers/:id/quotes',
      '/suppliers/:id/saved-answers',
    ]
    const shared = ['/suppliers', '/suppliers/:id', '/suppliers/:id/quote-form', '/suppliers/:id/reviews']
    for (const path of [...personal, ...shared]) client.setQueryData([`GET /api${path}`, path], {})
    session.user = ben
    await sessionChanged(client)
    const cached = [...personal, ...shared].filter((path) => client.getQueryData([`GET /api${path}`, path]))
    expect(cached).toEqual(shared)
  })

  test('a session that ends leaves no user and no private reads, without a request', async () => {
    const client = clientOf({ user: ann })
    await sessionChanged(client)
    sessionEnded(client)
    expect(client.getQueryData(query('GET /api/me', {}).queryKey)).toEqual({ user: null })
    expect(client.getQueryData(account)).toBeUndefined()
  })

  test('a listener is notified of the anonymous requester and of each user', async () => {
    const session: { user: User | null } = { user: null }
    const client = clientOf(session)
    const seen: (string | undefined)[] = []
    const stop = onUserChange(client, (user) => seen.push(user?.username))
    await sessionChanged(client)
    session.user = ann
    await sessionChanged(client)
    await expect.poll(() => [...new Set(seen)]).toEqual([undefined, 'Ann'])
    stop()
  })
})
