import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contractEndpoints } from '#test/app/endpoints.ts'

type Schema = z.core.$ZodType
/** What a schema may consist of, of which each kind has some. */
type Parts = {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  in?: Schema
  out?: Schema
  element?: Schema
  options?: Schema[]
}

/** Returns every list in a schema, with its path. */
function listsIn(schema: Schema, path: string): [string, Schema][] {
  const { shape = {}, innerType, in: input, out, element, options = [], type } = schema._zod.def as Parts
  const inner = [innerType, input, out, element, ...options].filter((part) => part !== undefined)
  return [
    ...(type === 'array' ? [[path, schema] as [string, Schema]] : []),
    ...Object.entries(shape).flatMap(([name, field]) => listsIn(field, `${path}.${name}`)),
    ...inner.flatMap((part) => listsIn(part, path)),
  ]
}

const bodies = (await contractEndpoints()).flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body] as const] : []))
const lists = bodies.flatMap(([address, body]) => listsIn(body, address))
/** As many as a body of one megabyte has room for. */
const TOO_MANY = Array(300_000).fill(1)

describe('A list in a request', () => {
  test('is in some', () => {
    expect(lists.length).toBeGreaterThan(10)
  })

  test.for(lists)('%s with more items than any may have is one error, not one for each', ([, list]) => {
    expect(z.safeParse(list, TOO_MANY).error?.issues).toHaveLength(1)
  })
})
