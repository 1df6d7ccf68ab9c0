import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail } from '#contract/accounts/accounts.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { defaultFields, saveQuoteForm } from '#contract/quotes/quote-forms.ts'
import { addVenue } from '#contract/directory/showcase.ts'
import { getSetup, SETUP, type SetupField, type SetupItem } from '#contract/dashboard/dashboard.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { registered, tokenFor } from '#test/people/people.ts'
import { uploadOf } from '#test/app/upload.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

describe('GET /api/dashboard/supplier/setup', () => {
  test('a new listing has no item done, each item is done by the change it is about and by no other, and says what it lacks', async () => {
    const beans = await registered(app, 'supplier')
    const path = { id: beans.supplierId }
    const save = (change: object) => () => beans.call(updateSupplier, { ...path, ...change })
    let missing: Partial<Record<SetupItem, SetupField[]>> = { details: ['address'], delivery: ['deliveryDays', 'serviceArea'] }
    const steps: [does: () => Promise<unknown>, ticks: SetupItem | null, lacks?: typeof missing][] = [
      [save({ address: '12 Bruce Street, Preston VIC 3072' }), 'details', { details: [] }],
      [save({ logoUrl: await uploadOf(app) }), 'logo'],
      [save({ description: 'Roasted on Tuesdays' }), 'description'],
      [save({ deliveryDays: ['mon'] }), null, { delivery: ['serviceArea'] }],
      [save({ serviceArea: [{ from: '3000', to: '3207' }] }), 'delivery', { delivery: [] }],
      [
        () => app.context.db.insertInto('products').values({ supplierId: beans.supplierId, title: 'Blend', position: 1 }).execute(),
        'products',
      ],
      [() => beans.call(addVenue, { ...path, venueName: 'Corner Café' }), 'venues'],
      [() => beans.call(saveQuoteForm, { ...path, fields: defaultFields('General') }), 'quoteForm'],
      [async () => beans.call(confirmEmail, { token: await tokenFor(app, beans.email, 'confirm') }), 'email'],
    ]
    const done = new Set<SetupItem>()
    const expectDone = async () =>
      expect(await beans.call(getSetup, {})).toEqual(SETUP.map((item) => ({ item, isDone: done.has(item), missing: missing[item] ?? [] })))
    await expectDone()
    for (const [does, ticks, lacks] of steps) {
      await does()
      if (ticks) done.add(ticks)
      missing = { ...missing, ...lacks }
      await expectDone()
    }
    expect(done.size).toBe(SETUP.length)
  })
})
