import { describe, expect, test } from 'vitest'
import type { SentRequest } from '#contract/quotes.ts'
import { byTurn } from './groups-of.ts'

const request = (id: string, bulkId: string | null) => ({ id, bulkId, supplier: { id: 7 }, status: 'new', hasAsked: false }) as SentRequest

const shape = (requests: SentRequest[]) =>
  byTurn(requests).map(({ title, groups }) => [title, ...groups.map(({ requests: some }) => some.map(({ id }) => id).join(''))])

describe('byTurn', () => {
  test('requests of one bulk request are one group, single requests are grouped between them, and none occurs twice', () => {
    const requests = [
      request('1', null),
      request('2', null),
      request('2', null),
      request('3', 'A'),
      request('4', null),
      request('5', 'A'),
      request('6', 'B'),
    ]
    expect(shape(requests)).toEqual([['Waiting and closed', '12', '35', '4', '6']])
    expect(shape([])).toEqual([])
  })

  test('prices and questions are the turn of the buyer, and a bulk request as soon as one of its requests is', () => {
    const priced = { ...request('1', 'A'), status: 'revised' } as SentRequest
    const asked = { ...request('3', null), hasAsked: true }
    const left = { ...request('4', null), status: 'quoted', supplier: { id: null } } as SentRequest
    expect(shape([priced, request('2', 'A'), asked, left, request('5', null)])).toEqual([
      ['Your turn', '12', '3'],
      ['Waiting and closed', '45'],
    ])
  })
})
