import { describe, expect, test } from 'vitest'
import { createQueue } from './encode-queue.ts'

/** A job that the test ends. */
function job() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const one = {
    isStarted: false,
    end: () => resolve('done'),
    fail: () => reject(new Error('broken')),
    run: () => ((one.isStarted = true), promise),
  }
  return one
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('createQueue', () => {
  test('only as many jobs as allowed run at a time, the others in order, and a failed job makes room like any other', async () => {
    const enqueue = createQueue(2, 10)
    const jobs = [job(), job(), job(), job()]
    const results = jobs.map(({ run }) => enqueue(run).catch(({ message }) => message))
    const started = () => jobs.map(({ isStarted }) => isStarted)
    await settled()
    expect(started()).toEqual([true, true, false, false])
    jobs[1]!.fail()
    await settled()
    expect(started()).toEqual([true, true, true, false])
    for (const one of jobs) one.end()
    expect(await Promise.all(results)).toEqual(['done', 'broken', 'done', 'done'])
    const later = [job(), job(), job()]
    for (const { run } of later) void enqueue(run)
    await settled()
    expect(later.map(({ isStarted }) => isStarted)).toEqual([true, true, false])
  })

  test('a job is rejected with a 503 at once when too many wait', async () => {
    const enqueue = createQueue(1, 1)
    const [first, second] = [job(), job()]
    const results = [enqueue(first.run), enqueue(second.run)]
    await expect(enqueue(job().run)).rejects.toMatchObject({ status: 503 })
    first.end()
    second.end()
    expect(await Promise.all(results)).toEqual(['done', 'done'])
  })
})
