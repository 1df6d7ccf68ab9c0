import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import type { Expected, ExpectedSearch } from '#test/data/searches/expected-search.ts'
import { SEARCHES_ANYWHERE } from '#test/data/searches/searches-anywhere.ts'
import { SEARCHES_WITH_PLACE } from '#test/data/searches/searches-with-place.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

const SEARCHES = [...SEARCHES_ANYWHERE, ...SEARCHES_WITH_PLACE]
const RIGHT = 0.95

type Outcome = { query: string; wrong?: string; absurd?: string }

const isOf = (row: SupplierRow, expected: Expected) => [row.businessName, row.category, row.state].includes(expected)

/** Compares what a search finds with what it should find. */
async function outcomeOf({ search, location, first, never = [] }: ExpectedSearch): Promise<Outcome> {
  const { items, reading } = await app.call(listSuppliers, { ...(search && { search }), ...(location && { location }), limit: 100 })
  const query = [search, location && `in "${location}"`].filter(Boolean).join(' ')
  const [top] = items
  const accepted = Array.isArray(first) ? first : [first]
  const isRight = accepted.some((one) => (one === null ? !top || reading?.goods : top && isOf(top, one)))
  const absurd = items.find((row) => never.some((one) => isOf(row, one)))
  return {
    query,
    ...(!isRight && { wrong: `${top?.businessName ?? 'nobody'} instead of ${accepted.join(' or ')}` }),
    ...(absurd && { absurd: `${absurd.businessName} (${absurd.category}, ${absurd.state})` }),
  }
}

describe('Two hundred searches on the demo marketplace', () => {
  test('the table holds two hundred and six different searches, sixty of them with a place', () => {
    expect([SEARCHES.length, SEARCHES_WITH_PLACE.length]).toEqual([206, 60])
    const queries = SEARCHES.map(({ search, location }) => `${search} in ${location}`.toLowerCase())
    expect(new Set(queries).size).toBe(206)
  })

  test('at least 95 per cent of the searches find an expected result first, and none finds an absurd one', async () => {
    const outcomes: Outcome[] = []
    for (const expected of SEARCHES) outcomes.push(await outcomeOf(expected))
    const wrong = outcomes.filter((outcome) => outcome.wrong)
    const absurd = outcomes.filter((outcome) => outcome.absurd)
    expect(absurd).toEqual([])
    const share = 1 - wrong.length / SEARCHES.length
    expect(share < RIGHT ? wrong : []).toEqual([])
  })
})
