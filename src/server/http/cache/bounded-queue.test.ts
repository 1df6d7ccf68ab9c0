import { describe, expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

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

describe('createBoundedQueue', () => {
  test('only as many jobs as allowed run at a time, the others in order, and a failed job makes room like any other', async () => {
    const enqueue = createBoundedQueue(2, 10)
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
    const enqueue = createBoundedQueue(1, 1)
    const [first, second] = [job(), job()]
    const results = [enqueue(first.run), enqueue(second.run)]
    await expect(enqueue(job().run)).rejects.toMatchObject({ status: 503 })
    first.end()
    second.end()
    expect(await Promise.all(results)).toEqual(['done', 'done'])
  })

  test('a job that is aborted while it waits never runs and makes room for another; one that runs goes on', async () => {
    const enqueue = createBoundedQueue(1, 1)
    const [running, given, next] = [job(), job(), job()]
    const [leaving, staying] = [new AbortController(), new AbortController()]
    const first = enqueue(running.run, staying.signal)
    const second = enqueue(given.run, leaving.signal)
    leaving.abort(new Error('gone'))
    staying.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    const third = enqueue(next.run)
    running.end()
    next.end()
    expect([await first, await third, given.isStarted]).toEqual(['done', 'done', false])
  })
})
