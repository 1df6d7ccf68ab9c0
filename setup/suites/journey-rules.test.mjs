import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { complaintsAbout } from './journey-rules.mjs'

const complaints = (source) => complaintsAbout('a.e2e.ts', source).map((line) => /^a\.e2e\.ts:(\d+: \S+ \S+ \S+)/.exec(line)[1])
const lines = (count) => 'await open(page, "/")\n'.repeat(count)

/** The file that says how to wait has what others must not use. */
const files = globSync('e2e/**/*.ts').filter((file) => !file.endsWith('/keys.ts'))

describe('The rules of the journeys', () => {
  test('hold in every file', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap((file) => complaintsAbout(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  test('a key or the focus waits until it can be used, and nothing waits for a duration', () => {
    expect(complaints(`await box.press('Space')`)).toEqual(['1: "press" does not'])
    expect(complaints(`await box.first().focus()\nawait page.waitForTimeout(5)`)).toHaveLength(2)
    expect(complaints(`await press(box, 'Space')\nawait page.keyboard.press('Tab')`)).toEqual([])
  })

  test('a key does not follow what moves the focus', () => {
    expect(complaints(`{ await button.click()\nawait page.keyboard.type('a') }`)).toEqual(['2: a key right'])
    expect(complaints(`{ await button.click()\nawait expect(field).toBeFocused()\nawait page.keyboard.type('a') }`)).toEqual([])
  })

  test('what is expected is waited for', () => {
    expect(complaints(`expect(await rows.count()).toBe(2)`)).toEqual(['1: what is read'])
    expect(complaints(`expect(await page.evaluate(() => scrollY)).toBe(2)`)).toHaveLength(1)
    expect(complaints(`await expect(rows).toHaveCount(2)\nexpect(await answer.json()).toEqual({})`)).toEqual([])
  })

  test('no test has a timeout of its own', () => {
    expect(complaints(`await expect(row).toBeVisible({ timeout: 5_000 })\ntest.slow()`)).toHaveLength(2)
    expect(complaints(`await expect(row).toBeVisible({ timeout: PATIENCE_MS / 3 })`)).toEqual([])
  })

  test('a clock is held only in a browser that no later test gets', () => {
    const held = `await page.clock.setFixedTime('2026-11-27T01:00:00Z')`
    expect(complaints(held)).toEqual(['1: a held clock'])
    expect(complaints(`test.describe('a', () => { test.use({ ownBrowser: true }) })\n${held}`)).toEqual(['2: a held clock'])
    for (const own of ['test.use({ ownBrowser: true })', `test.use({ hasTouch: true, ownBrowser: true })`])
      expect(complaints(`${own}\nconst still = async (page) => { ${held} }`)).toEqual([])
    expect(complaints(`test.describe('a', () => {\n  test.use({ ownBrowser: true })\n  test('b', async () => { ${held} })\n})`)).toEqual([])
    expect(complaints(`await page.clock.runFor(100)`)).toEqual([])
  })

  test('a long journey is cut into steps, each of them short', () => {
    expect(complaints(`test('a', async () => {\n${lines(60)}})`)).toEqual(['1: 62 lines in'])
    const steps = (...counts) => counts.map((count) => `await test.step('does', async () => {\n${lines(count)}})\n`).join('')
    expect(complaints(`test('a', async () => {\n${steps(30, 30)}})`)).toEqual([])
    expect(complaints(`test('a', async () => {\n${steps(10, 60)}})`)).toEqual(['1: 62 lines in'])
  })
})
