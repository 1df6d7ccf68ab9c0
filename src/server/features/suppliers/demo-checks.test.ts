import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { getChecks } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

test('each seal of the demo marketplace rests on something that a person has looked at', async () => {
  const { items: suppliers } = await app.call(listSuppliers, { verified: true, limit: 60 })
  expect(suppliers.length).toBeGreaterThan(20)
  for (const { id } of suppliers) expect([id, (await app.call(getChecks, { id })).evidence?.what]).toEqual([id, expect.any(String)])
})
