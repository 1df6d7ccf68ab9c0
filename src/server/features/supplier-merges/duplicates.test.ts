import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDecisions } from '#contract/owner/owner-overview.ts'
import { suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { dismissDuplicate, listDuplicates, mergeSuppliers, restoreDuplicate, undoMerge } from '#contract/owner/supplier-merges.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

const all = async () => (await olga.call(listDuplicates, { limit: 100 })).items
/** Returns the reasons for which two listings are a pair; undefined when they are none. */
async function reasonsOf(one: number, other: number) {
  const ids = [one, other].toSorted((a, b) => a - b)
  return (await all()).find(({ suppliers }) => suppliers[0].id === ids[0] && suppliers[1].id === ids[1])?.reasons
}
async function duplicateOf(one: Record<string, unknown>, other: Record<string, unknown>) {
  const [{ id: first }, { id: second }] = [await app.supplier(one), await app.supplier(other)]
  return { first, second, reasons: await reasonsOf(first, second) }
}
const phone = () => `+61 3 9${randomInt(100, 999)} ${randomInt(1000, 9999)}`

describe('GET /api/admin/suppliers/duplicates', () => {
  test('two listings are a pair by ABN, phone number, email address, website, or name and place, however these are written', async () => {
    const abn = { abn: '51824753556', abnCheckedAt: new Date() }
    expect((await duplicateOf(abn, abn)).reasons).toEqual(['abn'])
    const number = phone()
    expect(
      (await duplicateOf({ phone: number }, { phone: `${number.replace('+61 ', '(0').replace('3 ', '3) ')} / 0400 000 001` })).reasons,
    ).toEqual(['phone'])
    expect((await duplicateOf({ email: 'Ann@Beans.example' }, { email: 'ann@beans.example' })).reasons).toEqual(['email'])
    expect((await duplicateOf({ website: 'https://www.beans.com.au/' }, { website: 'http://Beans.com.au/menu' })).reasons).toEqual([
      'website',
    ])
    const place = { postcode: '3065', state: 'VIC' }
    expect(
      (await duplicateOf({ businessName: 'Tin Shed Pty Ltd', ...place }, { businessName: 'TIN  SHED & Co.', ...place })).reasons,
    ).toEqual(['name'])
    expect((await duplicateOf({ businessName: 'Bean Yard', ...place }, { businessName: 'Bean yard', state: 'VIC' })).reasons).toEqual([
      'name',
    ])
  })

  test('they are none by a social network, another postcode, a number in the name, or an ending alone', async () => {
    const at = (postcode: string) => ({ postcode, state: 'VIC' })
    expect((await duplicateOf({ website: 'https://www.facebook.com/a' }, { website: 'https://m.facebook.com/b' })).reasons).toBeUndefined()
    expect((await duplicateOf({ businessName: 'Mill', ...at('3000') }, { businessName: 'Mill', ...at('3001') })).reasons).toBeUndefined()
    expect(
      (await duplicateOf({ businessName: 'No. 1 Foods', ...at('3002') }, { businessName: 'No. 2 Foods', ...at('3002') })).reasons,
    ).toBeUndefined()
    expect((await duplicateOf({ businessName: 'Co', ...at('3003') }, { businessName: 'Pty Ltd', ...at('3003') })).reasons).toBeUndefined()
    expect((await duplicateOf({ phone: '5550 0142' }, { phone: '5550 0142' })).reasons).toBeUndefined()
  })

  test('the strongest reason comes first, then the most reasons; a page of them has the total of all', async () => {
    const number = phone()
    const { first, second, reasons } = await duplicateOf(
      { phone: number, email: 'x@y.example', businessName: 'Long Run', postcode: '3070' },
      { phone: number, email: 'x@y.example', businessName: 'Long Run', postcode: '3070' },
    )
    expect(reasons).toEqual(['phone', 'email', 'name'])
    const pairs = await all()
    const rank = ({ reasons: [one] }: (typeof pairs)[number]) => ['abn', 'phone', 'email', 'website', 'name'].indexOf(one!)
    expect(pairs.map(rank)).toEqual(pairs.map(rank).toSorted((a, b) => a - b))
    const byPhone = pairs.filter(({ reasons: [one] }) => one === 'phone')
    expect(byPhone[0]?.suppliers.map(({ id }) => id)).toEqual([first, second])
    const pages = [await olga.call(listDuplicates, { limit: 2 }), await olga.call(listDuplicates, { limit: 2, offset: 2 })]
    expect(pages.flatMap(({ items }) => items)).toEqual(pairs.slice(0, 4))
    const beyond = await olga.call(listDuplicates, { offset: 10_000 })
    expect([...pages, beyond].map(({ total }) => total)).toEqual([pairs.length, pairs.length, pairs.length])
    expect((await olga.call(getDecisions, {})).duplicates).toBe(pairs.length)
  })

  test('a number that more than ten listings share makes no pair', async () => {
    const number = phone()
    const ids: number[] = []
    for (let n = 0; n < 10; n++) ids.push((await app.supplier({ phone: number })).id)
    expect(await reasonsOf(ids[0]!, ids[9]!)).toEqual(['phone'])
    await app.supplier({ phone: number })
    expect(await reasonsOf(ids[0]!, ids[9]!)).toBeUndefined()
  })

  test('a pair follows every change of its listings, suspended or merged', async () => {
    const { first, second } = await duplicateOf({ website: 'https://one.com.au' }, { website: 'https://two.com.au' })
    await olga.call(updateOwnerSupplier, { id: second, website: 'https://one.com.au' })
    await olga.call(suspendSupplier, { id: second, reason: 'Closed' })
    expect(await reasonsOf(first, second)).toEqual(['website'])
    const { id } = await olga.call(mergeSuppliers, { id: first, otherId: second })
    expect(await reasonsOf(first, second)).toBeUndefined()
    await olga.call(updateOwnerSupplier, { id: second, website: 'https://one.com.au/new', description: 'New' })
    expect(await reasonsOf(first, second)).toBeUndefined()
    await olga.call(undoMerge, { id })
    expect(await reasonsOf(first, second)).toEqual(['website'])
  })
})

describe('POST /api/admin/suppliers/duplicates/dismiss', () => {
  test('two businesses are remembered as two, whatever else they come to share, until that is taken back; either twice is harmless', async () => {
    const number = phone()
    const { first, second } = await duplicateOf({ phone: number }, { phone: number })
    for (const ids of [[second, first] as const, [first, second] as const]) await olga.call(dismissDuplicate, { ids: [...ids] })
    await olga.call(updateOwnerSupplier, { id: second, website: 'https://three.com.au' })
    await olga.call(updateOwnerSupplier, { id: first, website: 'https://three.com.au' })
    expect(await reasonsOf(first, second)).toBeUndefined()
    for (let n = 0; n < 2; n++) await olga.call(restoreDuplicate, { id: second, otherId: first })
    expect(await reasonsOf(first, second)).toEqual(['phone', 'website'])
    const audit = await app.context.db
      .selectFrom('audit')
      .select(['action', 'details', 'username'])
      .where('subject', '=', `supplier ${first}`)
      .where('action', 'like', '%duplicates')
      .orderBy('id')
      .execute()
    const details = (was: boolean) => ({ otherId: second, before: { areDistinct: was }, after: { areDistinct: !was } })
    expect(audit).toEqual([
      { action: 'supplier.not-duplicates', username: olga.username, details: details(false) },
      { action: 'supplier.maybe-duplicates', username: olga.username, details: details(true) },
    ])
  })

  test('needs two suppliers that exist', async () => {
    const { id } = await app.supplier()
    expect(await problemOf(olga.call(dismissDuplicate, { ids: [id, id] }))).toMatchObject({ status: 400, errors: [{ path: 'ids' }] })
    expect(await problemOf(olga.call(dismissDuplicate, { ids: [id, 2_000_000_000] }))).toMatchObject({
      status: 404,
      errors: [{ path: 'ids.1' }],
    })
  })
})
