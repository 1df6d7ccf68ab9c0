import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { searchTexts } from '#contract/site-texts/home-texts.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { MELBOURNE, SYDNEY } from '#server/db/demo/delivery.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

const CAPITALS = ['Sydney NSW', 'Melbourne VIC', 'Brisbane QLD', 'Perth WA', 'Adelaide SA']
const EXAMPLES = searchTexts.texts.words.split(', ')
const EVERYDAY = ['milk', 'eggs', 'bread', 'chicken breast', 'takeaway cups', 'coffee beans', 'cleaning', 'machine repair']

describe('The demo marketplace in the five largest capitals', () => {
  test.for([...EXAMPLES, ...EVERYDAY])('"%s" finds three suppliers or more that deliver to each of them', async (search) => {
    const found: Record<string, string[]> = {}
    for (const location of CAPITALS) {
      const { items } = await app.call(listSuppliers, { search, location, limit: 100 })
      found[location] = items.filter(({ delivers }) => delivers).map(({ businessName }) => businessName)
    }
    expect(Object.entries(found).filter(([, names]) => names.length < 3)).toEqual([])
  })

  test('about 160 suppliers are listed, and 60 of them or more stand in Melbourne and Sydney', async () => {
    const { items, total } = await app.call(listSuppliers, { limit: 100 })
    const { items: others } = await app.call(listSuppliers, { limit: 100, offset: 100 })
    expect(total).toBeGreaterThanOrEqual(150)
    expect(total).toBeLessThanOrEqual(170)
    const standing = [...items, ...others].filter((row) => isIn(row, 'VIC', MELBOURNE) || isIn(row, 'NSW', SYDNEY))
    expect(standing.length).toBeGreaterThanOrEqual(60)
  })
})

const isIn = (row: SupplierRow, state: string, { from, to }: { from: string; to: string }) =>
  row.state === state && row.postcode !== null && from <= row.postcode && row.postcode <= to
