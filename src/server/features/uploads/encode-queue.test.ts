import { describe, expect, test } from 'vitest'
import { createQueue } from './encode-queue.ts'

/** A job that ends when it is told to. */
function job() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const one = {
    isBegun: false,
    end: () => resolve('done'),
    fail: () => reject(new Error('broken')),
    run: () => ((one.isBegun = true), promise),
  }
  return one
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('uploads: encode queue', () => {
  test('so many jobs run at a time, the others in their order, and one that fails makes room like any other', async () => {
    const takeTurn = createQueue(2, 10)
    const jobs = [job(), job(), job(), job()]
    const results = jobs.map(({ run }) => takeTurn(run).catch(({ message }) => message))
    const begun = () => jobs.map(({ isBegun }) => isBegun)
    await settled()
    expect(begun()).toEqual([true, true, false, false])
    jobs[1]!.fail()
    await settled()
    expect(begun()).toEqual([true, true, true, false])
    for (const one of jobs) one.end()
    expect(await Promise.all(results)).toEqual(['done', 'broken', 'done', 'done'])
    const later = [job(), job(), job()]
    for (const { run } of later) void takeTurn(run)
    await settled()
    expect(later.map(({ isBegun }) => isBegun)).toEqual([true, true, false])
  })

  test('where too many wait, the next is told so at once', async () => {
    const takeTurn = createQueue(1, 1)
    const [first, second] = [job(), job()]
    const results = [takeTurn(first.run), takeTurn(second.run)]
    await expect(takeTurn(job().run)).rejects.toMatchObject({ status: 503 })
    first.end()
    second.end()
    expect(await Promise.all(results)).toEqual(['done', 'done'])
  })
})
