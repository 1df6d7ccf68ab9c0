import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ASKED_FOR } from '#test/data/goods/asked-for-cases.ts'
import { COMPOUNDS } from '#test/data/goods/compound-cases.ts'
import { askedFor, type AskedFor } from './asked-for.ts'

function shown({ head, amounts, periods, place, doing, left }: AskedFor): string {
  const much = amounts.map(({ number, unit, sizes }) => [number, unit, ...sizes].filter((each) => each !== null).join(' '))
  const when = periods.map((period) => Object.values(period).flat().join(' '))
  const where = place ? [`@ ${place.place.label}`] : []
  return [
    head?.term ?? 'nothing',
    ...much,
    ...when,
    ...where,
    ...doing.map((each) => `→ ${each}`),
    ...left.map((each) => `? ${each}`),
  ].join(' · ')
}

describe('What a text asks for', () => {
  test.each([...ASKED_FOR, ...COMPOUNDS])('“%s” is read as “%s”', (text, asked) => {
    expect(askedFor(text).map(shown).join(' + ')).toBe(asked)
  })

  test('an amount has its contents by the pack grammar', () => {
    const contents = [
      'milk 12 x 1L',
      '.5 kg saffron',
      'two dozen eggs',
      '20 cartons milk',
      '2L milk x 12',
      'coke 24 x 375',
      'chicken 5 pkts x 10 pcs x 1.15kg',
    ].map((text) => askedFor(text)[0]?.amounts[0]?.contents?.amount ?? null)
    expect(contents).toEqual([12, 0.5, 24, null, 24, null, null])
  })

  test('who fixes or cleans things comes first where that is wanted', () => {
    expect(askedFor('fix my coffee machine')[0]?.categories[0]).toBe('Machine Repairs')
    expect(askedFor('clean our coffee machine')[0]?.categories[0]).toBe('Cleaning')
  })

  test('an empty text asks for nothing', () => expect(askedFor('')).toEqual([]))
})

const file = join(import.meta.dirname, '../../../../../shared/data/goods-searches.json')
const isThere = existsSync(file)

type Searches = { searches: { search: string; categories: string[] }[] }

test.skipIf(!isThere)(
  `200 searches of cafes are of the right categories${isThere ? '' : ': skipped, ../shared/data/goods-searches.json is not there'}`,
  () => {
    const { searches } = JSON.parse(readFileSync(file, 'utf8')) as Searches
    const categoryOf = ({ head, categories }: AskedFor) => head?.category ?? (head?.kind === 'quality' ? categories[0] : head?.group)
    const wrong = searches.filter(
      ({ search, categories }) => [...new Set(askedFor(search).map(categoryOf))].toSorted().join() !== categories.toSorted().join(),
    )
    expect(wrong).toEqual([])
  },
)
