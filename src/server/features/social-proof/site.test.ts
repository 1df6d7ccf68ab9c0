import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { loadDemo } from '#server/bootstrap/load-demo.ts'
import { diskImages } from '#server/ports/images/disk.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

/** Whether pages bring the invented events along. */
const hasExamples = async () => (await app.server.inject('/')).body.includes('Braddon ACT')

const empty = async () => {
  const { db, changes } = app.context
  await db.deleteFrom('suppliers').execute()
  await changes.publish(db)
}

describe('social proof: site', () => {
  test('a site shows invented events where it has invented suppliers, and nowhere else, whatever DEMO_DATA says', async () => {
    await app.supplier()
    expect([app.context.config.demoData, await hasExamples()]).toEqual([false, false])
    await app.supplier({ isDemo: true })
    expect(await hasExamples()).toBe(true)
    await empty()
    expect(await hasExamples()).toBe(false)
  })

  test('the demo marketplace is loaded once, also when several start together, and a load that was broken off leaves no stray pictures', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backdock-uploads-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const deps = { ...app.context, images: diskImages(folder) }
    const cutOff = { ...deps.changes, publish: () => Promise.reject(new Error('the power went')) }
    await empty()
    await expect(loadDemo({ ...deps, changes: cutOff })).rejects.toThrow('the power went')
    expect((await Promise.all([loadDemo(deps), loadDemo(deps)])).toSorted()).toEqual([false, true])
    const listed = await deps.db.selectFrom('suppliers').select(['logoUrl', 'isDemo']).execute()
    expect([listed.length, listed.every(({ isDemo }) => isDemo)]).toEqual([72, true])
    const shown = listed.flatMap(({ logoUrl }) => logoUrl ?? [])
    const kept = (await readdir(folder)).filter((name) => name.endsWith('.png'))
    expect((await deps.db.selectFrom('uploads').select('name').execute()).map(({ name }) => name).toSorted()).toEqual(kept.toSorted())
    expect(kept.map((name) => `/uploads/${name}`).toSorted()).toEqual(shown.toSorted())
  })
})
