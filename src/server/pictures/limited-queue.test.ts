import { describe, expect, test } from 'vitest'
import { createLimitedQueue } from './limited-queue.ts'

describe('createLimitedQueue', () => {
  test('a job that takes too long is rejected, and the next one begins when it has ended', async () => {
    const enqueue = createLimitedQueue({ waitingMost: 5, msMost: 1, tooLong: () => new Error('too long') })
    const { promise, resolve } = Promise.withResolvers<string>()
    let isNextStarted = false
    const slow = enqueue(() => promise)
    const next = enqueue(async () => ((isNextStarted = true), 'next'))
    await expect(slow).rejects.toThrow('too long')
    expect(isNextStarted).toBe(false)
    resolve('late')
    expect(await next).toBe('next')
  })

  test('a job that fails is rejected with its reason and makes room', async () => {
    const enqueue = createLimitedQueue({ waitingMost: 5, msMost: 60_000, tooLong: () => new Error('too long') })
    await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await enqueue(async () => 'next')).toBe('next')
  })
})
