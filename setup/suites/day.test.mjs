import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { daysFrom, environmentOf } from './day.mjs'

const root = process.cwd()
const FEBRUARY = '29 February'

describe('The day of a run', () => {
  test('is none of the arguments that its tests are chosen by', async () => {
    expect(await daysFrom(root, ['--e2e', 'saved', '--day', FEBRUARY])).toMatchObject({ args: ['--e2e', 'saved'], day: { name: FEBRUARY } })
    expect(await daysFrom(root, ['src'])).toMatchObject({ args: ['src'], day: null })
  })

  test('is one of all in turn where none is named', async () => {
    const { all, inTurn } = await daysFrom(root, [])
    expect(all).toContainEqual(inTurn)
  })

  test('of an unknown name is answered with those that there are', async () => {
    await expect(daysFrom(root, ['--day', 'tomorrow'])).rejects.toThrow(/ takes one of these: "the last day of a month", .*"29 February"/)
  })

  test('is what every process of it sees, and those that it starts', async () => {
    const { day } = await daysFrom(root, ['--day', FEBRUARY])
    const look = `console.log(JSON.stringify([new Date(), Date.now(), new Date(0), new Date() instanceof Date, Date().slice(4, 10)]))`
    const nested = `console.log(require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(look)}], { encoding: 'utf8' }))`
    const env = { ...process.env, TZ: 'Australia/Sydney', ...environmentOf(root, day) }
    const [now, ms, zero, isDate, text] = JSON.parse(execFileSync(process.execPath, ['-e', nested], { env, encoding: 'utf8' }))
    const late = Date.parse(now) - Date.parse(day.instant)
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(3_600_000)
    expect(new Date(ms).toISOString().slice(0, 13)).toBe(now.slice(0, 13))
    expect([zero, isDate, text]).toEqual(['1970-01-01T00:00:00.000Z', true, 'Feb 29'])
  })

  test('leaves the real one as it is', () => {
    expect(environmentOf(root, null)).toBe(null)
  })
})
