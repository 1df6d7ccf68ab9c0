import { expect, describe, onTestFinished, test } from 'vitest'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { databaseOf } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import type {} from '#test/clock/shifted-clock.ts'

const suppliersIn = async ({ context }: TestApp) => (await context.db.selectFrom('suppliers').select('id').execute()).length
const schedulesIn = async ({ context }: TestApp) =>
  (await context.pool.query<{ name: string }>('select name from jobs.schedule order by name')).rows.map(({ name }) => name)

const DAY_MS = 86_400_000
/** Returns from when on what is due by schedule is looked for. */
const nextLookAt = async ({ context }: TestApp) =>
  Date.parse((await context.pool.query<{ at: string }>('select cron_on::text as at from jobs.version')).rows[0]?.at ?? '')

describe('The database of a test app', () => {
  test('is as the migrations leave it, whatever an earlier app has written, with the same ids again', async () => {
    const earlier = await createTestApp()
    const { id } = await earlier.supplier()
    await earlier.stop()
    const later = await createTestApp()
    expect(await suppliersIn(later)).toBe(0)
    await expect(later.call(getSupplier, { id })).rejects.toThrow(/^404: /)
    expect((await later.supplier()).id).toBe(id)
    await later.stop()
  })

  test('has the schedules of the app before, made anew at one moment, and runs none of them', async () => {
    const earlier = await createTestApp()
    expect(await nextLookAt(earlier)).toBeGreaterThan(Date.now() + 300 * DAY_MS)
    const names = await schedulesIn(earlier)
    await earlier.stop()
    const stoppedAt = new Date()
    const later = await createTestApp()
    expect(await schedulesIn(later)).toEqual(names)
    // The first app of the database may have had other payments, and so a schedule less.
    const { rows: made } = await later.context.pool.query<{ at: string }>(
      'select distinct created_on::text as at from jobs.schedule where name in (select name from saved.schedules)',
    )
    expect(made).toHaveLength(1)
    expect(Date.parse(made[0]?.at ?? '')).toBeGreaterThanOrEqual(stoppedAt.getTime() - 1)
    expect(await nextLookAt(later)).toBeGreaterThan(Date.now() + 300 * DAY_MS)
    await later.stop()
  })

  test('is not shared by two that run at the same time', async () => {
    const [one, other] = [await createTestApp(), await createTestApp()]
    await one.supplier()
    expect(await suppliersIn(other)).toBe(0)
    await other.stop()
    expect(await suppliersIn(one)).toBe(1)
    await one.stop()
  })

  const { TEST_CLOCK_FROM } = process.env
  test.runIf(TEST_CLOCK_FROM)('has the clock of its test file in a run at another day, though it is older than the file', async () => {
    const { pool, close } = databaseOf(await openEmbedded({ dataDir: null }))
    globalThis.setTestClock?.('2031-05-05T05:05:00Z')
    onTestFinished(() => globalThis.setTestClock?.(TEST_CLOCK_FROM!))
    const { rows } = await pool.query<{ now: string }>('select now()::text')
    expect(rows[0]?.now).toMatch(/^2031-05-05 /)
    await close()
  })
})
