import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { paging } from '#contract/endpoint/values.ts'
import { contractEndpoints } from '#test/app/endpoints.ts'
import { PAGED_LISTS, PRIVATE_PARTS, WHOLE_LISTS } from '#contract/endpoint-table.ts'
import { signsOf } from '#contract/endpoint/address-signs.ts'
import { listKindOf } from '#contract/list-kinds.ts'
import { isPrivate } from '#contract/private-reads.ts'
import { tableOf } from './endpoint-table.ts'

const read = (address: `GET /${string}`, isPrivate = false) => endpoint(address, { summary: 'A read', isPrivate })
const isIn = (parts: readonly string[], address: string) => parts.some((part) => `${address} `.startsWith(part))

describe('The table of endpoints', () => {
  test('is what the endpoints of the contract say of themselves', async () => {
    const endpoints = await contractEndpoints()
    const table = { paged: PAGED_LISTS, whole: WHOLE_LISTS, privateParts: PRIVATE_PARTS }
    expect(table).toEqual(tableOf(endpoints, signsOf))
    expect([listKindOf('GET /api/suppliers'), listKindOf('GET /api/categories'), listKindOf('GET /api/me')]).toEqual([
      'paged',
      'whole',
      undefined,
    ])
    expect(endpoints.map(({ address }) => [address, isPrivate(address)])).toEqual(endpoints.map((each) => [each.address, each.isPrivate]))
  })

  test('a list is paged or whole, and what is no list is neither', () => {
    const table = tableOf(
      [
        listEndpoint('GET /api/pages', { summary: 'Pages', query: paging(20), item: z.string() }),
        endpoint('GET /api/all', { summary: 'All', output: z.array(z.string()) }),
        endpoint('GET /api/one', { summary: 'One', output: z.object({ items: z.array(z.string()) }) }),
        endpoint('POST /api/none', { summary: 'Nothing' }),
      ],
      (address) => address,
    )
    expect(table).toMatchObject({ paged: ['GET /api/pages'], whole: ['GET /api/all'] })
  })

  test('a list with the signs of another endpoint makes no table', () => {
    const list = endpoint('GET /api/all', { summary: 'All', output: z.array(z.string()) })
    expect(() => tableOf([list, read('GET /api/one')], () => 'same')).toThrow('GET /api/all and GET /api/one')
  })

  test.for<[privates: string[], others: string[], parts: string[]]>([
    [['/a/b', '/a/c'], ['/d'], ['GET /a']],
    [['/a'], ['/a/b'], ['GET /a ']],
    [['/a/b'], ['/a'], ['GET /a/b']],
    [['/a', '/a/b/c'], ['/a/b'], ['GET /a ', 'GET /a/b/c']],
    [['/a-b', '/a-c'], ['/d'], ['GET /a']],
    [['/a-b'], ['/a-c', '/a'], ['GET /a-b']],
    [['/a/:id/x-y'], ['/a/:id/x', '/a/:id'], ['GET /a/:id/x-y']],
    [['/a/:id'], ['/ab/:id'], ['GET /a/:id']],
    [['/ab'], ['/a', '/abc'], ['GET /ab ']],
    [[], ['/a'], []],
    [['/a', '/b'], [], ['GET']],
  ])('of %j, beside %j, all private ones and no others begin with its parts', ([privates, others, parts]) => {
    const { privateParts } = tableOf(
      [
        ...privates.map((path) => read(`GET ${path}` as `GET /${string}`, true)),
        ...others.map((path) => read(`GET ${path}` as `GET /${string}`)),
      ],
      signsOf,
    )
    expect(privateParts).toEqual(parts)
    expect(privates.filter((path) => !isIn(privateParts, `GET ${path}`))).toEqual([])
    expect(others.filter((path) => isIn(privateParts, `GET ${path}`))).toEqual([])
  })
})
