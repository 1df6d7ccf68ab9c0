import { describe, expect, test } from 'vitest'
import { cacheDrawings } from './drawing-cache.ts'

const counted = () => {
  const drawn: string[] = []
  const draw = (name: string, size: number) => async () => {
    drawn.push(name)
    return Buffer.alloc(size)
  }
  return { drawn, draw }
}

describe('cacheDrawings', () => {
  test('concurrent requests for one drawing wait for the same drawing', async () => {
    const { drawn, draw } = counted()
    const drawings = cacheDrawings()
    const [first, second] = await Promise.all([drawings('a', draw('a', 10)), drawings('a', draw('a', 10))])
    expect(first).toBe(second)
    expect(drawn).toEqual(['a'])
  })

  test('the least recently used drawing is evicted when the cache is full', async () => {
    const { drawn, draw } = counted()
    const drawings = cacheDrawings({ maxBytes: 25 })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await drawings(name, draw(name, 10))
    expect(drawn).toEqual(['a', 'b', 'c', 'b'])
  })

  test('a failed drawing is not cached: the next request draws it again', async () => {
    const { drawn, draw } = counted()
    const drawings = cacheDrawings()
    await expect(drawings('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
    await drawings('a', draw('a', 10))
    expect(drawn).toEqual(['a'])
  })
})
