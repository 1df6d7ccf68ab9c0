import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinRows, joinsText, readJoins } from './joins.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ ids: [id] }))
const merge = (one: { ids: string[] }, other: { ids: string[] }) => ({ ids: [...one.ids, ...other.ids] })
const joined = (text: string) => joinRows(rows, readJoins(text), merge).map(({ ids }) => ids.join(''))

describe('joinRows and readJoins', () => {
  test('joined rows become one, in the place of the first', () => {
    expect(joined('')).toEqual(['a', 'b', 'c', 'd'])
    expect(joined('d.b')).toEqual(['a', 'bd', 'c'])
    expect(joined('a.c-b.d')).toEqual(['ac', 'bd'])
    expect(joined('a.b-b.c')).toEqual(['abc', 'd'])
  })

  test('rows that no longer exist join nothing', () => {
    expect(joined('a.zz-zz.yy')).toEqual(['a', 'b', 'c', 'd'])
    expect(joined('a.zz.d')).toEqual(['ad', 'b', 'c'])
  })

  test('rows that cannot be merged stay apart', () => {
    expect(joinRows(rows, [['a', 'b', 'c']], (one, other) => (other.ids.includes('b') ? undefined : merge(one, other)))).toEqual([
      { ids: ['a', 'c'] },
      { ids: ['b'] },
      { ids: ['d'] },
    ])
  })

  test('joins survive a round trip through the address, and any text can be read', () => {
    const id = fc.stringMatching(/^[a-z\d]{1,7}$/)
    const joins = fc.array(fc.array(id, { minLength: 2, maxLength: 5 }), { maxLength: 5 })
    fc.assert(
      fc.property(joins, (some) => {
        expect(readJoins(joinsText(some) ?? null)).toEqual(some)
      }),
    )
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void joinRows(rows, readJoins(text), merge)))
  })
})
