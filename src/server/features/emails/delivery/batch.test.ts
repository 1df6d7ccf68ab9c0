import { describe, expect, test } from 'vitest'
import { batched } from './batch.ts'

describe('batched', () => {
  test('items that arrive during a call are batched into the next one, and none is left out', async () => {
    const calls: number[][] = []
    const double = batched(async (numbers: number[]) => {
      calls.push(numbers)
      return new Map(numbers.map((number) => [number, 2 * number]))
    })
    const responses = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const first = (await double(number)).get(number)
        return [first, (await double(first!)).get(first!)]
      }),
    )
    expect(responses).toEqual([
      [2, 4],
      [4, 8],
      [6, 12],
    ])
    expect(calls).toEqual([
      [1, 2, 3],
      [2, 4, 6],
    ])
  })

  test('a failure rejects every caller of its batch, and no later caller', async () => {
    let isBroken = true
    const call = batched(async (names: string[]) => {
      if (isBroken) throw new Error('no room')
      return names
    })
    expect(await Promise.allSettled([call('ann'), call('bo')])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    isBroken = false
    expect(await call('cy')).toEqual(['cy'])
  })
})
