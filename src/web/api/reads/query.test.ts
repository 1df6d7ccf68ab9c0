import { InfiniteQueryObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { CallError } from '#web/api/call-error.ts'
import type { WebCall } from '#web/api/client/call.ts'
import { dehydrate, hydrate } from '#web/api/client/hydration.ts'
import { createQueryClient } from '#web/api/client/query-client.ts'
import { pages, query } from './query.ts'

const clientWith = (respond: (input: Record<string, unknown>) => unknown) =>
  createQueryClient((async (_, input) => respond(input)) as WebCall)

describe('query and pages', () => {
  test('a list is read page by page until there is no more', async () => {
    const rows = Array.from({ length: 25 }, (_, id) => ({ id }))
    const client = clientWith(({ limit, offset }) => {
      const from = Number(offset)
      return { items: rows.slice(from, from + Number(limit)), total: rows.length }
    })
    const list = new InfiniteQueryObserver(client, pages('GET /api/suppliers', { category: 'Coffee' }, 10))
    await list.refetch()
    for (let steps = 1; list.getCurrentResult().hasNextPage; steps++) {
      expect(steps).toBeLessThan(3)
      await list.fetchNextPage()
    }
    expect(list.getCurrentResult().data?.pages.flatMap(({ items }) => items)).toEqual(rows)
  })

  test('a list whose total is a multiple of the page size ends with an empty page', async () => {
    const client = clientWith(({ offset }) => ({
      items: Number(offset) < 20 ? Array.from({ length: 10 }, (_, id) => ({ id })) : [],
      total: 20,
    }))
    const list = new InfiniteQueryObserver(client, pages('GET /api/suppliers', { category: 'Tea' }, 10))
    await list.refetch()
    await list.fetchNextPage()
    expect(list.getCurrentResult()).toMatchObject({
      hasNextPage: true,
      data: { pages: [{ items: { length: 10 } }, { items: { length: 10 } }] },
    })
    await list.fetchNextPage()
    expect(list.getCurrentResult()).toMatchObject({ hasNextPage: false, data: { pages: { length: 3 } } })
  })

  test('equal reads have the same query key, whatever the order of their fields', () => {
    const [one, two] = [
      query('GET /api/suppliers', { state: 'VIC', category: 'Tea' }),
      query('GET /api/suppliers', { category: 'Tea', state: 'VIC', search: '' }),
    ]
    expect(one.queryKey).toEqual(two.queryKey)
  })

  test("the browser hydrates the server's responses and errors without reading again", async () => {
    const server = clientWith((input) => {
      if (input.search) throw new CallError(404, '{"detail":"No such thing."}')
      return [{ id: 1 }]
    })
    const failing = query('GET /api/suppliers', { search: 'nothing' })
    await Promise.all([server.prefetchQuery(query('GET /api/categories', {})), server.prefetchQuery(failing)])
    const browser = clientWith(() => expect.unreachable('nothing is read again'))
    hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))))
    expect(browser.getQueryData(query('GET /api/categories', {}).queryKey)).toEqual([{ id: 1 }])
    expect(browser.getQueryState(failing.queryKey)?.error).toMatchObject({ status: 404, problem: { detail: 'No such thing.' } })
  })
})
