import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { addView, getSupplier } from '#contract/suppliers/suppliers.ts'
import { listSuppliers } from '#contract/directory/directory.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { uploadOf } from '#test/app/upload.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  EVERYTHING.logoUrl = await uploadOf(app)
})
afterAll(() => app.stop())

type Change = Omit<CallerInput<typeof updateSupplier>, 'id'>

const newSupplier = async () => {
  const user = await supplier(app)
  const path = { id: user.supplierId as never }
  return {
    ...user,
    path,
    read: () => app.call(getSupplier, path),
    save: (change: Change) => user.call(updateSupplier, { ...path, ...change }),
    /** Returns the error messages of a rejected change, by field. */
    errorsOf: async (change: Record<string, unknown>) => {
      const { status, errors } = await problemOf(user.call(updateSupplier, { ...path, ...change } as never))
      expect(status).toBe(400)
      return Object.fromEntries(errors!.map(({ path: field, message }) => [field, message]))
    },
  }
}

const EVERYTHING = {
  businessName: 'Tin Shed Coffee',
  category: 'Tea' as const,
  description: 'Leaves from Arakai.\nPacked on Mondays.',
  phone: '03 5550 0142',
  email: 'orders@tinshed.example',
  website: 'https://tinshed.example',
  logoUrl: '',
  address: '12 Bruce Street, Preston VIC 3072',
  suburb: 'Preston',
  state: 'VIC' as const,
  postcode: '3072',
  tags: ['Organic', 'Loose leaf'],
  differentiators: [{ title: 'Picked this year', description: 'Nothing older than the last harvest.' }],
  abn: '51 824 753 556',
  deliveryDays: ['fri', 'mon', 'mon'] as ('fri' | 'mon')[],
  cutOff: '14:30',
  deliversOnHolidays: true,
  minimumOrderCents: 15_000,
  serviceArea: [{ from: '3000', to: '3207' }],
}

describe('PUT /api/suppliers/:id', () => {
  test('a supplier can change its listing, and whoever reads it next sees the change', async () => {
    const beans = await newSupplier()
    const shown = { ...EVERYTHING, abn: '51824753556', deliveryDays: ['mon', 'fri'] }
    expect(await beans.save(EVERYTHING)).toMatchObject({ ...shown, version: 2 })
    expect(await beans.read()).toMatchObject({ ...shown, version: 2 })
  })

  test('a stored name over the limit stays whole with other changes, and is changed only to one within it', async () => {
    const beans = await newSupplier()
    const stored = 'Beans '.repeat(30).trim()
    await app.context.db.updateTable('suppliers').set({ businessName: stored }).where('id', '=', beans.supplierId).execute()
    expect(await beans.save({ postcode: '3056' })).toMatchObject({ businessName: stored, postcode: '3056' })
    expect(await beans.errorsOf({ businessName: stored })).toEqual({ businessName: 'Please shorten the name to 120 characters or fewer.' })
    expect(await beans.save({ businessName: 'x'.repeat(120) })).toMatchObject({ businessName: 'x'.repeat(120) })
  })

  test('a cached list shows a change at once', async () => {
    const beans = await newSupplier()
    const listed = async () => (await app.call(listSuppliers, { category: 'Uniforms' })).total
    expect(await listed()).toBe(0)
    await beans.save({ category: 'Uniforms' })
    expect(await listed()).toBe(1)
  })

  test('omitted fields stay, null and blanks clear a field, and a required field cannot be cleared', async () => {
    const beans = await newSupplier()
    const before = await beans.save(EVERYTHING)
    expect(await beans.save({ description: 'Leaves' })).toEqual({ ...before, description: 'Leaves', version: 3 })
    const cleared = {
      website: null,
      logoUrl: '',
      abn: ' ',
      cutOff: '',
      deliversOnHolidays: null,
      minimumOrderCents: null,
      address: null,
      suburb: '',
      state: '' as never,
    }
    const lists = { tags: null, differentiators: null, deliveryDays: null, serviceArea: null }
    expect(await beans.save({ ...cleared, ...lists, postcode: null, description: null })).toEqual({
      ...before,
      ...Object.fromEntries(Object.keys({ ...cleared, postcode: null }).map((name) => [name, null])),
      ...Object.fromEntries(Object.keys(lists).map((name) => [name, []])),
      description: '',
      version: 4,
    })
    for (const name of ['businessName', 'category', 'phone', 'email'])
      for (const nothing of [null, '', ' ']) expect(Object.keys(await beans.errorsOf({ [name]: nothing }))).toEqual([name])
  })

  test('a save over a newer version is a 409 conflict and stores nothing; without a version the last save wins', async () => {
    const beans = await newSupplier()
    const { version } = await beans.read()
    await beans.save({ description: 'From the shop', version })
    expect(await problemOf(beans.save({ description: 'From home', phone: '0412 345 678', version }))).toMatchObject({
      status: 409,
      detail: 'This listing was saved elsewhere in the meantime. Please choose between that version and yours.',
    })
    expect(await beans.read()).toMatchObject({ description: 'From the shop', phone: '+61 3 5550 0142' })
    expect(await beans.save({ description: 'From home', version: version + 1 })).toMatchObject({ version: version + 2 })
    expect(await beans.save({ description: 'From the train' })).toMatchObject({ description: 'From the train', version: version + 3 })
  })

  test('of three saves of the same version at once, one is stored', async () => {
    const beans = await newSupplier()
    const { version } = await beans.read()
    const saves = await Promise.allSettled(['One', 'Two', 'Three'].map((description) => beans.save({ description, version })))
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await beans.read()).toMatchObject({ version: version + 1 })
  })

  test('views at the same time as saves are all counted, and every save is stored', async () => {
    const beans = await newSupplier()
    const views = Array.from({ length: 24 }, () => createBrowser(app).call(addView, beans.path))
    const saves = Array.from({ length: 6 }, (_, index) => beans.save({ description: `Beans ${index}` }))
    await Promise.all([...views, ...saves])
    expect(await beans.read()).toMatchObject({ profileViews: 24, version: 7 })
  })

  test('saving unchanged values makes no new version', async () => {
    const beans = await newSupplier()
    await beans.save(EVERYTHING)
    expect(await beans.save(EVERYTHING)).toMatchObject({ version: 2 })
  })

  test('suburb, state and postcode follow a new address, unless they are given', async () => {
    const beans = await newSupplier()
    expect(await beans.save({ address: '70 Racecourse Road NORTH MELBOURNE VIC 3051' })).toMatchObject({
      suburb: 'North Melbourne',
      state: 'VIC',
      postcode: '3051',
    })
    expect(await beans.save({ address: '4 Smith Street, Darwin City NT 0800', suburb: 'Darwin' })).toMatchObject({
      suburb: 'Darwin',
      state: 'NT',
      postcode: '0800',
    })
    expect(await beans.save({ address: '12 Smith Street' })).toMatchObject({ suburb: 'Darwin', state: 'NT', postcode: '0800' })
  })

  test('a phone number must be Australian, and is stored as it was typed', async () => {
    const beans = await newSupplier()
    for (const phone of ['(03) 5550-0142', '0412 345 678', '1300 555 000', '13 11 14', '+61 3 5550 0142', '03 5550 0142 ext 5'])
      expect(await beans.save({ phone })).toMatchObject({ phone })
    for (const phone of ['5550 0142', '+64 9 123 4567', '123456'])
      expect(await beans.errorsOf({ phone })).toEqual({
        phone: 'Please enter an Australian phone number like 03 5550 0142 or +61 3 5550 0142.',
      })
  })

  test('verification, ratings and counters cannot be set, neither by the supplier nor by the owner', async () => {
    const [beans, siteOwner] = [await newSupplier(), await owner(app)]
    const before = await beans.read()
    const smuggled = {
      id: 1,
      isVerified: true,
      averageRating: '5.0',
      totalReviews: 9,
      profileViews: 9,
      inquiries: 9,
      isDemo: true,
      importKey: 'x',
    }
    for (const { ask } of [beans, siteOwner]) {
      const response = await ask({ method: 'PUT', url: `/api/suppliers/${beans.supplierId}`, payload: smuggled })
      expect([response.statusCode, response.json()]).toEqual([200, before])
    }
  })

  test("the owner can edit a supplier's listing", async () => {
    const [beans, siteOwner] = [await newSupplier(), await owner(app)]
    expect(await siteOwner.call(updateSupplier, { ...beans.path, website: 'https://mended.example' })).toMatchObject({ version: 2 })
    expect(await beans.read()).toMatchObject({ website: 'https://mended.example' })
  })
})
