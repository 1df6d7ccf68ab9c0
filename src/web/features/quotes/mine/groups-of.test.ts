import { describe, expect, test } from 'vitest'
import type { SentRequest } from '#contract/quotes/quotes.ts'
import { byTurn } from './groups-of.ts'

const request = (id: string, bulkId: string | null, isBuyersTurn = false) => ({ id, bulkId, isBuyersTurn }) as SentRequest

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

  test('a bulk request is the turn of the buyer as soon as one of its requests is', () => {
    const requests = [request('1', 'A', true), request('2', 'A'), request('3', null, true), request('4', null), request('5', null)]
    expect(shape(requests)).toEqual([
      ['Your turn', '12', '3'],
      ['Waiting and closed', '45'],
    ])
  })
})
