import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractEndpoints } from '#test/app/endpoints.ts'

const endpoints = await contractEndpoints()

type Leaf = { at: string; schema: z.core.$ZodType }

/** Returns the schemas of all texts that a schema takes, with where they stand. */
function textsIn(schema: z.core.$ZodType, at: string): Leaf[] {
  // The schemas of zod, by the name of their kind.
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return [{ at, schema }]
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, `${at}.${name}`))
  if (def.type === 'array') return textsIn(def.element, `${at}[]`)
  if (def.type === 'union') return def.options.flatMap((option) => textsIn(option, at))
  if (def.type === 'pipe') return [def.in, def.out].flatMap((part) => textsIn(part, at))
  return 'innerType' in def ? textsIn(def.innerType, at) : []
}

const inputs = endpoints.flatMap(({ address, query, body }) => [
  { address: `${address} query`, schema: query as z.core.$ZodType },
  ...(body ? [{ address: `${address} body`, schema: body as z.core.$ZodType }] : []),
])
const texts = inputs.flatMap(({ address, schema }) => textsIn(schema, address))

describe('The inputs of endpoints', () => {
  test('every text refuses control characters and halves of characters', () => {
    expect(texts.length).toBeGreaterThan(100)
    const taken = texts.flatMap(({ at, schema }) =>
      ['a\u0000b', 'a\rb', 'a\u0086b', 'a\ud800b', 'a\udc00b'].flatMap((text) => (z.safeParse(schema, text).success ? [[at, text]] : [])),
    )
    expect(taken).toEqual([])
  })

  test('a long text that is cut is not cut within a character', () => {
    const emoji = '\u{1fad8}'.repeat(200)
    for (const { at, schema } of texts)
      for (const text of [emoji, `a${emoji}`]) {
        const { success, data } = z.safeParse(schema, text)
        expect([at, success ? String(data).isWellFormed() : true]).toEqual([at, true])
      }
  })

  test('every whole number that is stored or compared has limits that the database knows', () => {
    const unlimited = inputs.filter(({ schema }) =>
      JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).includes(String(Number.MAX_SAFE_INTEGER)),
    )
    // The order of the fields in a form is sorted by and numbered anew.
    expect(unlimited.map(({ address }) => address)).toEqual(['PUT /api/suppliers/:id/quote-form body'])
  })
})
