import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { addPicture, addProduct, addVenue } from '#contract/directory/showcase.ts'
import { getSetup } from '#contract/dashboard/dashboard.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { uploadOf } from '#test/app/upload.ts'

let app: TestApp
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  beans = await supplier(app)
})
afterAll(() => app.stop())

const page = async (url: string) => (await app.server.inject({ method: 'GET', url })).body
const imagesIn = (html: string) => [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src!)

describe('Pictures of a listing', () => {
  test('the API accepts pictures on other hosts, and pages draw a label in their place', async () => {
    const path = { id: beans.supplierId }
    const otherHost = 'https://pictures.example/one.png'
    await beans.call(updateSupplier, { ...path, logoUrl: otherHost })
    await beans.call(addProduct, { ...path, title: 'House blend', imageUrl: otherHost })
    await beans.call(addVenue, { ...path, venueName: 'Corner Cafe', logoUrl: otherHost })
    await beans.call(addPicture, { ...path, url: otherHost })
    const [profile, listing] = [await page(`/suppliers/${beans.supplierId}`), await page('/suppliers')]
    for (const html of [profile, listing]) {
      const images = imagesIn(html)
      expect(images.length).toBeGreaterThan(0)
      expect(images.filter((src) => !src.startsWith('/'))).toEqual([])
    }
    expect(imagesIn(profile).filter((src) => src.startsWith('/art/label/product/'))).toHaveLength(1)
    expect(imagesIn(profile).filter((src) => src.startsWith('/art/label/tile/'))).toHaveLength(6)
    expect(profile).toContain('Client Logo')
    expect(await beans.call(getSetup, {})).toContainEqual({ item: 'logo', isDone: false, missing: [] })
  })

  test('an uploaded logo is shown on the profile and in the list of suppliers', async () => {
    const logoUrl = await uploadOf(app)
    await beans.call(updateSupplier, { id: beans.supplierId, logoUrl })
    for (const url of [`/suppliers/${beans.supplierId}`, '/suppliers']) expect(imagesIn(await page(url))).toContain(logoUrl)
    expect(await beans.call(getSetup, {})).toContainEqual({ item: 'logo', isDone: true, missing: [] })
  })
})
