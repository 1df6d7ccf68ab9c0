import { describe, expect, test } from 'vitest'
import { joinEqual } from './join-equal.ts'

describe('joinEqual', () => {
  test('a double click sends once, different inputs are both sent, and a finished call can be sent again', async () => {
    const sent: number[] = []
    const send = joinEqual(async ({ at }: { at: number }) => void sent.push(at))
    await Promise.all([send({ at: 1 }), send({ at: 1 }), send({ at: 2 })])
    expect(sent).toEqual([1, 2])
    await send({ at: 1 })
    expect(sent).toEqual([1, 2, 1])
  })

  test('what was undone in between is sent again', async () => {
    const sent: number[] = []
    const send = joinEqual(async ({ at }: { at: number }) => void sent.push(at))
    await Promise.all([send({ at: 1 }), send({ at: 2 }), send({ at: 1 })])
    expect(sent).toEqual([1, 2, 1])
  })

  test('a failed call can be sent again', async () => {
    let tries = 0
    const send = joinEqual(() => Promise.reject(new Error(`try ${++tries}`)))
    await expect(send({})).rejects.toThrow('try 1')
    await expect(send({})).rejects.toThrow('try 2')
  })
})
