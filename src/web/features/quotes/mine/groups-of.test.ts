import { describe, expect, test } from 'vitest'
import type { SentRequest } from '#contract/quotes.ts'
import { groupsOf } from './groups-of.ts'

const request = (id: string, bulkId: string | null) => ({ id, bulkId }) as SentRequest

describe('groupsOf', () => {
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
    expect(groupsOf(requests).map(({ requests: some }) => some.map(({ id }) => id).join(''))).toEqual(['12', '35', '4', '6'])
    expect(groupsOf([])).toEqual([])
  })
})
