import { describe, expect, test } from 'vitest'
import { packRows, unpackRows } from './packed-rows.ts'

const sent = (data: unknown) => JSON.stringify(packRows(data))
const received = (data: unknown) => unpackRows(JSON.parse(sent(data)))

describe('The data that is sent with a page', () => {
  test('arrives as it was', () => {
    const data = {
      site: { proof: [], content: { texts: {} }, isDemo: true },
      queries: [
        { key: ['GET /api/suppliers', '/api/suppliers'], data: { items: [{ id: 1, tags: ['a'], promotion: null }], total: 1 } },
        {
          key: ['GET /api/categories'],
          data: [
            {
              id: 1,
              area: [
                { from: '1', to: '2' },
                { from: '3', to: '4' },
              ],
            },
            { id: 2, area: [] },
          ],
        },
        { key: ['GET /api/suppliers/:id'], status: 404, body: '{}' },
      ],
    }
    expect(received(data)).toEqual(data)
  })

  test('names the fields of equal rows once', () => {
    const rows = [1, 2, 3].map((id) => ({ id, place: { suburb: 'Preston', state: 'VIC' } }))
    expect(sent(rows).match(/"id"/g)).toHaveLength(1)
    expect(received(rows)).toEqual(rows)
  })

  test.each([
    ['of different fields', [{ id: 1 }, { id: 2, name: 'Beans' }]],
    [
      'of the same fields in another order',
      [
        { id: 1, name: 'Tea' },
        { name: 'Beans', id: 2 },
      ],
    ],
    ['without fields', [{}, {}]],
    ['of lists and nothing', [[1], null, 'text', [{ id: 1 }, { id: 2 }]]],
  ])('keeps rows %s', (_, rows) => {
    expect(JSON.stringify(received(rows))).toBe(JSON.stringify(rows))
  })

  test('leaves out what is undefined, which is not the same as null', () => {
    expect(
      received([
        { id: 1, delivers: undefined },
        { id: 2, delivers: null },
      ]),
    ).toEqual([{ id: 1 }, { id: 2, delivers: null }])
  })
})
