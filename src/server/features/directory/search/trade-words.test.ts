import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STEM_TRAPS } from '#server/features/directory/dictionary/stem-traps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { fromNewAddress } from '#test/people/new-address.ts'
import { builtInEntries } from '#server/vocabulary/vocabulary.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

const statusOf = async (search: string) =>
  (await fromNewAddress(app, { url: `/api/suppliers?${new URLSearchParams({ search })}` })).statusCode

describe('A search of words of the trade is answered', () => {
  // The last word may be the beginning of a longer one, which its query has to say.
  test.each([...STEM_TRAPS].map((word) => [word]))('sausages %s', async (word) => {
    expect(await statusOf(`sausages ${word}`)).toBe(200)
  })

  test('whatever they are, whole or half typed', async () => {
    const name = fc.constantFrom(...builtInEntries().flatMap(({ term, synonyms }) => [term, ...synonyms]))
    const typed = fc.tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.nat(3))
    await fc.assert(
      fc.asyncProperty(typed, async ([words, missing]) => {
        const text = words.join(' ').slice(0, 200)
        expect(await statusOf(text.slice(0, text.length - missing) || 'x')).toBe(200)
      }),
      { numRuns: 200 },
    )
  })
})
