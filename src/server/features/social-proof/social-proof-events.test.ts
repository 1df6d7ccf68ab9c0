import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { loadDemo } from '#server/bootstrap/load-demo.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

/** Returns whether pages contain the example events. */
const hasExamples = async () => (await app.server.inject('/')).body.includes('Braddon ACT')

const empty = async () => {
  const { db, changes } = app.context
  await db.deleteFrom('suppliers').execute()
  await changes.publish(db)
}

describe('Example events of a demo site', () => {
  test('a site shows example events while it has demo suppliers, and only then, whatever DEMO_DATA says', async () => {
    await app.supplier()
    expect([app.context.config.demoData, await hasExamples()]).toEqual([false, false])
    await app.supplier({ isDemo: true })
    expect(await hasExamples()).toBe(true)
    await empty()
    expect(await hasExamples()).toBe(false)
  })
})

describe('loadDemo', () => {
  test('simultaneous starts load the demo marketplace once, and an interrupted load leaves no stray pictures', async () => {
    const deps = app.context
    const interrupted = { ...deps.changes, publish: () => Promise.reject(new Error('the power went')) }
    await empty()
    await expect(loadDemo({ ...deps, changes: interrupted })).rejects.toThrow('the power went')
    expect((await Promise.all([loadDemo(deps), loadDemo(deps)])).toSorted()).toEqual([false, true])
    const listed = await deps.db.selectFrom('suppliers').select(['logoUrl', 'isDemo']).execute()
    expect([listed.length, listed.every(({ isDemo }) => isDemo)]).toEqual([160, true])
    const { rows: disagreeing } = await sql`select id from suppliers where
      inquiries <> (select count(*) from inquiries where supplier_id = suppliers.id) or
      profile_views <> (select coalesce(sum(views), 0) from views_by_day where supplier_id = suppliers.id)`.execute(deps.db)
    expect(disagreeing).toEqual([])
    const shown = listed.flatMap(({ logoUrl }) => logoUrl ?? [])
    const stored = await deps.db.selectFrom('uploads').select('name').execute()
    expect(stored.map(({ name }) => `/uploads/${name}`).toSorted()).toEqual(shown.toSorted())
  })
})
