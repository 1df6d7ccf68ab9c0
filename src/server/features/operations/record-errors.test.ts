import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ERRORS_STORED } from '#contract/owner/operations.ts'
import { createLog } from '#server/log.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { errorPage, insertErrors } from './error-queries.ts'
import { recordErrors } from './record-errors.ts'

let app: TestApp

beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const stored = (search: string | null = null) => errorPage(app.context.db, { search, limit: 100, offset: 0 })

/** Records what a log of its own gets, with a short pause. */
function recorded(db = app.context.db) {
  const log = createLog({ logLevel: 'warn' }, collectLog())
  const stop = recordErrors({ db, log }, { pauseMs: 20 })
  onTestFinished(stop)
  return { log, stop }
}

describe('recordErrors', () => {
  test('a storm of errors is a few rows: alike ones are one, and of many different ones the rest is only counted', async () => {
    const { log, stop } = recorded()
    for (let count = 0; count < 1000; count++) log.error({ route: 'GET /storm' }, 'The same storm')
    for (let count = 0; count < 500; count++) log.error(`Another storm ${count}`)
    await stop()
    expect((await stored('the same storm')).items).toEqual([expect.objectContaining({ message: 'The same storm', times: 1000 })])
    expect((await stored('another storm')).total).toBe(19)
    expect((await stored('more errors were logged')).items).toEqual([expect.objectContaining({ times: 481 })])
  })

  test('errors wait while the database does not respond, and nothing is thrown or logged about that', async () => {
    const output = collectLog()
    const log = createLog({ logLevel: 'warn' }, output)
    let isDown = true
    let failures = 0
    const real = app.context.db
    // Kysely asks its executor for every query.
    const db = new Proxy(real, {
      get: (target, name) => {
        if (isDown && name === 'getExecutor' && ++failures)
          return () => {
            throw new Error('connect ECONNREFUSED')
          }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const stop = recordErrors({ db, log }, { pauseMs: 20 })
    log.error('While it is down')
    await expect.poll(() => failures).toBeGreaterThan(1)
    isDown = false
    await expect.poll(async () => (await stored('while it is down')).total).toBe(1)
    await stop()
    expect(output.entries()).toHaveLength(1)
  })

  test('only the last ones are stored', async () => {
    const errors = Array.from({ length: 300 }, (_, at) => ({
      at: new Date().toISOString(),
      level: 'error',
      requestId: null,
      route: null,
      message: `Number ${at}`,
      details: null,
      times: 1,
    }))
    for (let round = 0; round < 3; round++) await insertErrors(app.context.db, errors)
    expect((await stored()).total).toBe(ERRORS_STORED)
    expect((await stored('number 299')).total).toBe(2)
  })

  test('what the database cannot store in a text is left out, and a long one is cut', async () => {
    const { log, stop } = recorded()
    log.error({ err: new Error(`odd \0 \ud800 ${'x '.repeat(5000)}`) }, 'Odd text')
    await stop()
    const [error] = (await stored('odd text')).items
    expect(error?.message).toHaveLength(500)
    expect(error?.details?.length).toBeLessThanOrEqual(4000)
  })
})
