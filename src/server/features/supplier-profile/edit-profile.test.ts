import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sent } from '#contract/endpoint.ts'
import { updateSupplier } from '#contract/supplier-profile.ts'
import { addView, getSupplier } from '#contract/suppliers.ts'
import { listSuppliers } from '#contract/directory.ts'
import { openBrowser } from '#test/browser.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { owner, supplier } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'
import { uploadOf } from '#test/upload.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  EVERYTHING.logoUrl = await uploadOf(app)
})
afterAll(() => app.stop())

type Change = Omit<Sent<typeof updateSupplier>, 'id'>

const newSupplier = async () => {
  const somebody = await supplier(app)
  const path = { id: somebody.supplierId as never }
  return {
    ...somebody,
    path,
    read: () => app.call(getSupplier, path),
    save: (change: Change) => somebody.call(updateSupplier, { ...path, ...change }),
    /** The sentences that a change is refused with, by field. */
    refusedFor: async (change: Record<string, unknown>) => {
      const { status, errors } = await problemOf(somebody.call(updateSupplier, { ...path, ...change } as never))
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
  minimumOrderCents: 15_000,
  serviceArea: [{ from: '3000', to: '3207' }],
}

describe('supplier profile: edit profile', () => {
  test('a supplier changes its listing, and whoever reads it next sees that', async () => {
    const beans = await newSupplier()
    const shown = { ...EVERYTHING, abn: '51824753556', deliveryDays: ['mon', 'fri'] }
    expect(await beans.save(EVERYTHING)).toMatchObject({ ...shown, version: 2 })
    expect(await beans.read()).toMatchObject({ ...shown, version: 2 })
  })

  test('lists show a change at once, also where they were kept', async () => {
    const beans = await newSupplier()
    const listed = async () => (await app.call(listSuppliers, { category: 'Uniforms' })).total
    expect(await listed()).toBe(0)
    await beans.save({ category: 'Uniforms' })
    expect(await listed()).toBe(1)
  })

  test('what is left out stays, null and blanks clear, and what a listing cannot do without stays', async () => {
    const beans = await newSupplier()
    const before = await beans.save(EVERYTHING)
    expect(await beans.save({ description: 'Leaves' })).toEqual({ ...before, description: 'Leaves', version: 3 })
    const cleared = {
      website: null,
      logoUrl: '',
      abn: ' ',
      cutOff: '',
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
      for (const nothing of [null, '', ' ']) expect(Object.keys(await beans.refusedFor({ [name]: nothing }))).toEqual([name])
  })

  test('a save over a newer one is refused in words, and nothing of it is kept; without a version the last one wins', async () => {
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

  test('of two saves of the same version at once, one is kept', async () => {
    const beans = await newSupplier()
    const { version } = await beans.read()
    const saves = await Promise.allSettled(['One', 'Two', 'Three'].map((description) => beans.save({ description, version })))
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await beans.read()).toMatchObject({ version: version + 1 })
  })

  test('visitors who look while the supplier saves are all counted, and every save is kept', async () => {
    const beans = await newSupplier()
    const looks = Array.from({ length: 24 }, () => openBrowser(app).call(addView, beans.path))
    const saves = Array.from({ length: 6 }, (_, index) => beans.save({ description: `Beans ${index}` }))
    await Promise.all([...looks, ...saves])
    expect(await beans.read()).toMatchObject({ profileViews: 24, version: 7 })
  })

  test('saving what is there already makes no new version', async () => {
    const beans = await newSupplier()
    await beans.save(EVERYTHING)
    expect(await beans.save(EVERYTHING)).toMatchObject({ version: 2 })
  })

  test('suburb, state and postcode follow a new address, as far as they are not given', async () => {
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

  test('a phone number must be one of Australia, and is kept as it was typed', async () => {
    const beans = await newSupplier()
    for (const phone of ['(03) 5550-0142', '0412 345 678', '1300 555 000', '13 11 14', '+61 3 5550 0142', '03 5550 0142 ext 5'])
      expect(await beans.save({ phone })).toMatchObject({ phone })
    for (const phone of ['5550 0142', '+64 9 123 4567', '0412 345 67', '123456'])
      expect(await beans.refusedFor({ phone })).toEqual({
        phone: 'Please enter an Australian phone number like 03 5550 0142 or +61 3 5550 0142.',
      })
  })

  test('the mark of verification, ratings and counters are not taken, from its supplier or from the owner', async () => {
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

  test("the owner can mend a supplier's listing", async () => {
    const [beans, siteOwner] = [await newSupplier(), await owner(app)]
    expect(await siteOwner.call(updateSupplier, { ...beans.path, website: 'https://mended.example' })).toMatchObject({ version: 2 })
    expect(await beans.read()).toMatchObject({ website: 'https://mended.example' })
  })
})
