import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compareOffers } from '#contract/quotes/comparison/comparisons.ts'
import { compare } from './compare.ts'

const file = join(import.meta.dirname, '../../../../shared/data/comparison-cases.json')
const isThere = existsSync(file)
type Case = { title: string; body: object; expected: object; withSubstitutes?: { rules: object; expected: object } }

const compared = (body: object) => compare(z.parse(compareOffers.body!, body), () => 0).comparison

describe('Worked comparisons', () => {
  test.skipIf(!isThere)(
    `thirteen are as they were computed by hand${isThere ? '' : ': skipped, ../shared/data/comparison-cases.json is not there'}`,
    () => {
      const { cases }: { cases: Case[] } = JSON.parse(readFileSync(file, 'utf8'))
      expect(cases).toHaveLength(13)
      for (const { body, expected, withSubstitutes } of cases) {
        expect(compared(body)).toMatchObject(expected)
        const allowed = withSubstitutes ?? { rules: {}, expected }
        expect(compared({ ...body, rules: allowed.rules })).toMatchObject(allowed.expected)
      }
    },
  )
})
