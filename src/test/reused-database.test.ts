import { expect, describe, test } from 'vitest'
import { getSupplier } from '#contract/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'

const suppliersIn = async ({ context }: TestApp) => (await context.db.selectFrom('suppliers').select('id').execute()).length

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

  test('is not shared by two that run at the same time', async () => {
    const [one, other] = [await createTestApp(), await createTestApp()]
    await one.supplier()
    expect(await suppliersIn(other)).toBe(0)
    await other.stop()
    expect(await suppliersIn(one)).toBe(1)
    await one.stop()
  })
})
