import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compareOffers } from '#contract/comparisons.ts'
import { compare } from './compare.ts'

const CASES = join(import.meta.dirname, '../../../../shared/data/comparison-cases.json')
type Case = { id: number; title: string; body: object; expected: object; withSubstitutes?: { rules: object; expected: object } }
const { cases } = existsSync(CASES) ? (JSON.parse(readFileSync(CASES, 'utf8')) as { cases: Case[] }) : { cases: [] }

const compared = (body: object) => compare(z.parse(compareOffers.body!, body), () => 0).comparison

describe('Worked comparisons', () => {
  test.skipIf(cases.length > 0)('are compared as they were by hand: skipped, ../shared/data/comparison-cases.json is not there', () => {})
  test.each(cases)('$id: $title', ({ body, expected, withSubstitutes }) => {
    expect(compared(body)).toMatchObject(expected)
    if (withSubstitutes) expect(compared({ ...body, rules: withSubstitutes.rules })).toMatchObject(withSubstitutes.expected)
  })
})
