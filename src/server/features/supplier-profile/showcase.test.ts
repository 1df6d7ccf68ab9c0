import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { MAX_PRODUCTS } from '#contract/options.ts'
import {
  addPicture,
  addProduct,
  addVenue,
  changePicture,
  changeProduct,
  removePicture,
  removeProduct,
} from '#contract/directory/showcase.ts'
import { getSupplier, listPictures, listProducts } from '#contract/suppliers/suppliers.ts'
import { cancelSubscriptions } from '#server/features/plans/queries.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { subscribe } from '#test/people/subscriptions.ts'
import { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { uploadOf } from '#test/app/upload.ts'

let app: TestApp
let image: string
beforeAll(async () => {
  app = await createTestApp()
  image = await uploadOf(app)
})
afterAll(() => app.stop())

const newSupplier = async () => {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  const products = () => app.call(listProducts, path)
  return {
    ...user,
    path,
    products,
    titles: async () => (await products()).map(({ title }) => title),
    pictures: () => app.call(listPictures, path),
    addAll: async (...titles: string[]) => {
      const ids: string[] = []
      for (const title of titles) ids.push((await user.call(addProduct, { ...path, title })).id)
      return ids
    },
  }
}
const sortedStatuses = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode).toSorted()

describe('Products and pictures of a profile', () => {
  test('a product appears as soon as it is added, follows every change, and disappears once it is removed', async () => {
    const beans = await newSupplier()
    expect(await beans.products()).toEqual([])
    const product = await beans.call(addProduct, { ...beans.path, title: 'Shed Blend', price: '$31.50 / kg', imageUrl: image })
    expect(product).toEqual({
      id: expect.any(String),
      title: 'Shed Blend',
      description: '',
      price: '$31.50 / kg',
      imageUrl: image,
      origin: null,
    })
    expect(await beans.products()).toEqual([product])
    const productId = product.id
    const changed = await beans.call(changeProduct, { ...beans.path, productId, description: 'For milk', price: null })
    expect(changed).toEqual({ ...product, description: 'For milk', price: null })
    expect(await beans.call(changeProduct, { ...beans.path, productId })).toEqual(changed)
    const cleared = { ...changed, description: '', imageUrl: null }
    expect(await beans.call(changeProduct, { ...beans.path, productId, description: null, imageUrl: '' })).toEqual(cleared)
    expect(await beans.products()).toEqual([cleared])
    await beans.call(removeProduct, { ...beans.path, productId })
    expect(await beans.products()).toEqual([])
  })

  test('products stand in the order that they are moved to; a position past the end is the end', async () => {
    const beans = await newSupplier()
    const ids = await beans.addAll('A', 'B', 'C', 'D')
    const move = (which: number, order: number) => beans.call(changeProduct, { ...beans.path, productId: ids[which]!, order })
    await move(3, 1)
    expect(await beans.titles()).toEqual(['D', 'A', 'B', 'C'])
    await move(0, 3)
    expect(await beans.titles()).toEqual(['D', 'B', 'A', 'C'])
    await move(3, 12)
    expect(await beans.titles()).toEqual(['B', 'A', 'C', 'D'])
    await beans.call(removeProduct, { ...beans.path, productId: ids[0]! })
    await beans.addAll('E')
    expect(await beans.titles()).toEqual(['B', 'C', 'D', 'E'])
    await Promise.all([move(1, 4), move(2, 1), move(3, 2)])
    expect((await beans.titles()).toSorted()).toEqual(['B', 'C', 'D', 'E'])
  })

  test(`a profile has room for ${MAX_PRODUCTS} products, even when two are added at once in the last place`, async () => {
    const beans = await newSupplier()
    await beans.addAll(...Array.from({ length: MAX_PRODUCTS - 1 }, (_, index) => `Product ${index}`))
    const url = `/api/suppliers/${beans.supplierId}/featured-products`
    const responses = await Promise.all(['Y', 'Z'].map((title) => beans.ask({ method: 'POST', url, payload: { title } })))
    expect(sortedStatuses(responses)).toEqual([201, 409])
    expect(await beans.titles()).toHaveLength(MAX_PRODUCTS)
    expect(await problemOf(beans.addAll('Too many'))).toMatchObject({
      detail: 'A profile shows 12 products at most. Please remove one first.',
    })
  })

  test('pictures can be added, described, moved and removed, as many as the plan allows', async () => {
    const beans = await newSupplier()
    const url = `/api/suppliers/${beans.supplierId}/images`
    const responses = await Promise.all(Array.from({ length: 5 + 2 }, () => beans.ask({ method: 'POST', url, payload: { url: image } })))
    expect(sortedStatuses(responses)).toEqual([...Array(5).fill(201), 409, 409])
    const [first, second, ...rest] = await beans.pictures()
    expect(first).toEqual({ id: expect.any(String), url: image, alt: '' })
    const described = await beans.call(changePicture, { ...beans.path, imageId: first!.id, alt: ' The roastery ', order: 2 })
    expect(described).toEqual({ ...first, alt: 'The roastery' })
    expect(await beans.pictures()).toEqual([second, described, ...rest])
    await beans.call(removePicture, { ...beans.path, imageId: second!.id })
    const otherImage = await uploadOf(app)
    await beans.call(changePicture, { ...beans.path, imageId: first!.id, alt: '', url: otherImage })
    const added = await beans.call(addPicture, { ...beans.path, url: image, alt: 'Our van' })
    expect(await beans.pictures()).toEqual([{ ...first, url: otherImage }, ...rest, added])
  })

  test('an active subscription has room for twenty pictures, and they stay when it ends', async () => {
    const beans = await newSupplier()
    const { db, now } = app.context
    await subscribe(app, beans.supplierId!)
    for (let count = 0; count < 20; count++) await beans.call(addPicture, { ...beans.path, url: image })
    const isFull = (most: number) => ({ status: 409, detail: `Your plan has room for ${most} pictures. Please remove one first.` })
    expect(await problemOf(beans.call(addPicture, { ...beans.path, url: image }))).toMatchObject(isFull(20))
    await cancelSubscriptions(db, beans.supplierId!, now())
    expect(await beans.pictures()).toHaveLength(20)
    expect(await problemOf(beans.call(addPicture, { ...beans.path, url: image }))).toMatchObject(isFull(5))
  })

  test("a supplier cannot change or remove another supplier's products and pictures, under either supplier's address", async () => {
    const [beans, milk] = [await newSupplier(), await newSupplier()]
    const [productId] = (await beans.addAll('Shed Blend')) as [string]
    const { id: imageId } = await beans.call(addPicture, { ...beans.path, url: image })
    for (const [path, status] of [
      [milk.path, 404],
      [beans.path, 403],
    ] as const) {
      expect(await problemOf(milk.call(changeProduct, { ...path, productId, title: 'Mine' }))).toMatchObject({ status })
      expect(await problemOf(milk.call(removeProduct, { ...path, productId }))).toMatchObject({ status })
      expect(await problemOf(milk.call(changePicture, { ...path, imageId, alt: 'Mine' }))).toMatchObject({ status })
      expect(await problemOf(milk.call(removePicture, { ...path, imageId }))).toMatchObject({ status })
    }
    expect([await beans.titles(), (await beans.pictures()).length]).toEqual([['Shed Blend'], 1])
  })

  test('every error in a product or a picture is reported by field', async () => {
    const beans = await newSupplier()
    const { errors } = await problemOf(
      beans.call(addProduct, { ...beans.path, title: ' ', price: 'x'.repeat(61), imageUrl: '/logo.png', description: 'bell \u0007' }),
    )
    expect(errors?.map(({ path }) => path)).toEqual(['title', 'price', 'imageUrl', 'description'])
    const [productId] = (await beans.addAll('Shed Blend')) as [string]
    for (const order of [0, 13, 1.5])
      expect((await problemOf(beans.call(changeProduct, { ...beans.path, productId, order }))).errors).toEqual([
        { path: 'order', message: 'A place is a whole number from 1 to 12.' },
      ])
    expect((await problemOf(beans.call(addPicture, { ...beans.path, url: 'data:image/png;base64,AA' }))).errors).toMatchObject([
      { path: 'url' },
    ])
  })

  test('a picture that no longer exists is rejected at its field, and nothing sent with it is stored', async () => {
    const beans = await newSupplier()
    const missing = '/uploads/0123456789abcdef0123456789abcdef0123.webp'
    const message = 'This picture is not here any more. Please upload it again.'
    const [productId] = (await beans.addAll('Shed Blend')) as [string]
    const { id: imageId } = await beans.call(addPicture, { ...beans.path, url: image })
    for (const [send, field] of [
      [() => beans.call(addProduct, { ...beans.path, title: 'Another', imageUrl: missing }), 'imageUrl'],
      [() => beans.call(changeProduct, { ...beans.path, productId, title: 'Another', imageUrl: missing }), 'imageUrl'],
      [() => beans.call(addPicture, { ...beans.path, url: missing }), 'url'],
      [() => beans.call(changePicture, { ...beans.path, imageId, url: missing }), 'url'],
      [() => beans.call(addVenue, { ...beans.path, venueName: 'Moth and Lamp', logoUrl: missing }), 'logoUrl'],
      [() => beans.call(updateSupplier, { ...beans.path, businessName: 'Another', logoUrl: missing }), 'logoUrl'],
    ] as const)
      expect(await problemOf(send())).toMatchObject({ status: 400, errors: [{ path: field, message }] })
    expect([await beans.titles(), (await beans.pictures()).map(({ url }) => url)]).toEqual([['Shed Blend'], [image]])
    expect(await app.call(getSupplier, beans.path)).toMatchObject({ version: 1, logoUrl: null })
  })
})
