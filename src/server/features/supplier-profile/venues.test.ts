import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_VENUES } from '#contract/options.ts'
import { addVenue, changeVenue, removeVenue } from '#contract/directory/showcase.ts'
import { listVenues } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const newSupplier = async () => {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  return {
    ...user,
    path,
    add: (venueName: string) => user.call(addVenue, { ...path, venueName }),
    /** Adds a venue and returns the raw response. */
    send: (venueName: string, headers = {}) =>
      user.ask({ method: 'POST', url: `/api/suppliers/${user.supplierId}/client-logos`, payload: { venueName }, headers }),
    shown: async () => (await app.call(listVenues, path)).map(({ venueName }) => venueName),
  }
}

describe('The venues of a profile', () => {
  test('a venue is on the profile as soon as it is added, and no longer once it is removed', async () => {
    const beans = await newSupplier()
    expect(await beans.shown()).toEqual([])
    const logoUrl = 'https://corner.example/logo.png'
    const venue = await beans.call(addVenue, { ...beans.path, venueName: ' Corner Café ', logoUrl, description: '' })
    expect(venue).toEqual({ id: expect.any(String), venueName: 'Corner Café', logoUrl, description: null })
    expect(await app.call(listVenues, beans.path)).toEqual([venue])
    await beans.call(removeVenue, { id: venue.id })
    expect(await beans.shown()).toEqual([])
    expect(await problemOf(beans.call(removeVenue, { id: venue.id }))).toMatchObject({ status: 404 })
  })

  test('a fifth venue is a 409 conflict; a venue that is removed and added again takes its old place', async () => {
    const beans = await newSupplier()
    const venues = [await beans.add('One'), await beans.add('Two'), await beans.add('Three'), await beans.add('Four')]
    expect(venues).toHaveLength(MAX_VENUES)
    expect(await problemOf(beans.add('Five'))).toMatchObject({
      status: 409,
      detail: 'A profile shows 4 venues at most. Please remove one first.',
    })
    await beans.call(removeVenue, { id: venues[1]!.id })
    await beans.add('Two')
    expect(await beans.shown()).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  test('a venue is changed field by field and moved to a place, and those between make room', async () => {
    const beans = await newSupplier()
    const [one, two] = [await beans.add('One'), await beans.add('Two'), await beans.add('Three'), await beans.add('Four')]
    const changed = await beans.call(changeVenue, { id: two.id, venueName: ' Harbour  Room ', description: 'Beans on Mondays' })
    expect(changed).toEqual({ id: two.id, venueName: 'Harbour Room', logoUrl: null, description: 'Beans on Mondays' })
    expect(await beans.call(changeVenue, { id: two.id, order: 4 })).toEqual(changed)
    expect(await beans.shown()).toEqual(['One', 'Three', 'Four', 'Harbour Room'])
    await beans.call(changeVenue, { id: two.id, order: 1, description: '' })
    expect(await app.call(listVenues, beans.path)).toMatchObject([{ venueName: 'Harbour Room', description: null }, one, {}, {}])
    // With a gap in the places.
    await beans.call(removeVenue, { id: one.id })
    await beans.call(changeVenue, { id: two.id, order: 4 })
    expect(await beans.shown()).toEqual(['Three', 'Four', 'Harbour Room'])
    expect(await problemOf(beans.call(changeVenue, { id: one.id, order: 1 }))).toMatchObject({ status: 404 })
  })

  test("another supplier's venue is not changed, nor is one made nameless or put at a fifth place", async () => {
    const [beans, other] = [await newSupplier(), await newSupplier()]
    const { id } = await beans.add('One')
    expect(await problemOf(other.call(changeVenue, { id, venueName: 'Mine' }))).toMatchObject({ status: 403 })
    const { errors } = await problemOf(beans.call(changeVenue, { id, venueName: ' ', order: 5 }))
    expect(errors).toEqual([
      { path: 'venueName', message: 'Please give the name of the venue.' },
      { path: 'order', message: 'A place is a whole number from 1 to 4.' },
    ])
    expect(await beans.shown()).toEqual(['One'])
  })

  test('of seven venues that are added at once, four stay', async () => {
    const beans = await newSupplier()
    const responses = await Promise.all(Array.from({ length: 7 }, (_, index) => beans.send(`Venue ${index}`)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 409, 409, 409])
    expect(await beans.shown()).toHaveLength(MAX_VENUES)
  })

  test('the database itself has no position for a fifth venue', async () => {
    const beans = await newSupplier()
    for (const name of ['One', 'Two', 'Three', 'Four']) await beans.add(name)
    const insert = (position: number) =>
      app.context.db.insertInto('venues').values({ supplierId: beans.supplierId, venueName: 'Five', position }).execute()
    for (const position of [0, 1, 4, 5]) await expect(insert(position)).rejects.toThrow(/venues/)
  })

  test('the same Idempotency-Key adds a venue once', async () => {
    const beans = await newSupplier()
    const headers = { 'idempotency-key': randomUUID() }
    const responses = [await beans.send('Corner Café', headers), await beans.send('Corner Café', headers)]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(responses[1]!.json()).toEqual(responses[0]!.json())
    expect(await beans.shown()).toEqual(['Corner Café'])
  })

  test('a venue without a name, or with a javascript: address as its picture, is rejected by field', async () => {
    const beans = await newSupplier()
    const problem = await problemOf(beans.call(addVenue, { ...beans.path, venueName: ' ', logoUrl: 'javascript:alert(1)' }))
    expect(problem.errors).toEqual([
      { path: 'venueName', message: 'Please give the name of the venue.' },
      { path: 'logoUrl', message: 'Please upload a picture, or enter an address that starts with https://.' },
    ])
  })
})
