import { describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts.ts'
import { onMe, sessionChanged, sessionEnded } from './me.ts'
import { query } from './query.ts'
import { createQueryClient } from './query-client.ts'

const ann = { id: 'ann', username: 'Ann' } as User
const ben = { id: 'ben', username: 'Ben' } as User
const account = query('GET /api/account', {}).queryKey
const categories = query('GET /api/categories', {}).queryKey

/** A client whose server has `who.user` signed in. */
function clientOf(who: { user: User | null }) {
  const client = createQueryClient((async () => ({ user: who.user })) as never)
  client.setQueryData(account, { username: who.user?.username } as never)
  client.setQueryData(categories, [])
  return client
}

describe('The signed-in user', () => {
  test("a change of the user removes the earlier user's account from the cache, and not the public reads", async () => {
    const who = { user: ann }
    const client = clientOf(who)
    await sessionChanged(client)
    client.setQueryData(account, { username: 'Ann' } as never)
    await sessionChanged(client)
    expect(client.getQueryData(account)).toBeDefined()
    who.user = ben
    await sessionChanged(client)
    expect(client.getQueryData(account)).toBeUndefined()
    expect(client.getQueryData(categories)).toEqual([])
  })

  test('a change of the user removes all private reads from the cache and leaves the public ones', async () => {
    const who = { user: ann }
    const client = clientOf(who)
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
    const common = ['/suppliers', '/suppliers/:id', '/suppliers/:id/quote-form', '/suppliers/:id/reviews']
    for (const path of [...personal, ...common]) client.setQueryData([`GET /api${path}`, path], {})
    who.user = ben
    await sessionChanged(client)
    const kept = [...personal, ...common].filter((path) => client.getQueryData([`GET /api${path}`, path]))
    expect(kept).toEqual(common)
  })

  test('a session that ends leaves no user and no private reads, without a request', async () => {
    const client = clientOf({ user: ann })
    await sessionChanged(client)
    sessionEnded(client)
    expect(client.getQueryData(query('GET /api/me', {}).queryKey)).toEqual({ user: null })
    expect(client.getQueryData(account)).toBeUndefined()
  })

  test('a listener is notified of the anonymous requester and of each user', async () => {
    const who: { user: User | null } = { user: null }
    const client = clientOf(who)
    const heard: (string | undefined)[] = []
    const stop = onMe(client, (user) => heard.push(user?.username))
    await sessionChanged(client)
    who.user = ann
    await sessionChanged(client)
    await expect.poll(() => [...new Set(heard)]).toEqual([undefined, 'Ann'])
    stop()
  })
})
