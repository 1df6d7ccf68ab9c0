import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { choicesOf } from './listing/categorise.ts'
import { importSheet } from './import-sheet.ts'
import type { Outcome } from './matching/outcome.ts'
import { openSheet } from './sheet.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const totals = ({ imported, updated, unchanged, skipped }: Outcome) => [imported, updated, unchanged, skipped.length]

const realFile = join(import.meta.dirname, '../../../../../shared/data/melbourne-suppliers-2021.csv')
const isThere = existsSync(realFile)

describe('Importing a real file of suppliers', () => {
  test.skipIf(!isThere)(
    `285 real businesses become listings or are skipped with a reason${isThere ? '' : ': skipped, ../shared/data/melbourne-suppliers-2021.csv is not there'}`,
    async () => {
      const outcome = await importSheet(app.context, await openSheet(realFile))
      expect(outcome).toMatchObject({ rows: 285, imported: 224, updated: 0, unchanged: 0, notes: [] })
      expect(outcome.skipped).toHaveLength(61)
      expect(Object.fromEntries(outcome.perCategory)).toEqual({
        Coffee: 9,
        Packaging: 4,
        Meat: 7,
        Seafood: 19,
        'Baked Goods': 30,
        Furniture: 9,
        'Graphic Design': 48,
        Spirits: 18,
        Cleaning: 29,
        'Phone/Internet': 7,
        Uniforms: 23,
        'Fresh Produce': 7,
        Beverages: 1,
        Dairy: 13,
      })
      const reasons = outcome.skipped.map(({ text }) => text)
      expect(reasons.filter((text) => !/too broad for one category|has no place among|but its name speaks of/.test(text))).toEqual([])

      const listings = await app.context.db.selectFrom('suppliers').selectAll().execute()
      expect(listings).toHaveLength(224)
      expect(new Set(listings.map(({ suburb }) => suburb))).toEqual(
        new Set([
          'North Melbourne',
          'Kensington',
          'Melbourne',
          'Carlton',
          'West Melbourne',
          'Flemington',
          'East Melbourne',
          'Southbank',
          'Docklands',
          'Port Melbourne',
          'South Yarra',
        ]),
      )
      expect(
        listings.filter(
          ({ state, isVerified, description, suburb }) => state !== 'VIC' || isVerified || !description.endsWith(` in ${suburb}.`),
        ),
      ).toEqual([])
      expect(listings.filter(({ businessName }) => businessName === 'Snap Printing')).toHaveLength(5)
      expect(totals(await importSheet(app.context, await openSheet(realFile)))).toEqual([0, 0, 224, 61])
      expect(
        totals(await importSheet(app.context, await openSheet(realFile), { dryRun: true, choices: choicesOf({ Printing: null }) })),
      ).toEqual([0, 0, 175, 110])
    },
  )
})
