import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCandidates } from '#contract/suppliers/claims.ts'
import { listSuppliers } from '#contract/directory/directory.ts'
import { listOwnerSuppliers } from '#contract/owner/owner-suppliers.ts'
import { listDuplicates } from '#contract/owner/supplier-merges.ts'
import { phoneNumberIn } from '#shared/contact/phone.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'

let app: TestApp
let olga: Person
let word: number
let digits: number
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
  word = (await app.supplier({ businessName: 'Quince Beans', phone: 'Ph: 1300 COFFEE or 02 9999 1234 (Dave)' })).id
  digits = (await app.supplier({ businessName: 'Yabby Foods', phone: '+61 1300 263 333' })).id
})
afterAll(() => app.stop())

describe('A phone number of letters', () => {
  test('is found by its digits and its letters in the table of the owner, and so is a second number', async () => {
    const found = async (search: string) => (await olga.call(listOwnerSuppliers, { search })).items.map(({ id }) => id)
    for (const search of ['1300 263 333', '1300263333', '263 333']) expect([search, await found(search)]).toEqual([search, [word, digits]])
    for (const search of ['1300 coffee', '02 9999 1234', '9999 1234']) expect([search, await found(search)]).toEqual([search, [word]])
  })

  test('is found by its digits in the directory', async () => {
    const { items } = await app.call(listSuppliers, { search: '1300 263 333', exact: true, sort: 'name' })
    expect(items.map(({ id }) => id)).toEqual([word, digits])
  })

  test('makes a pair of duplicates with its digits, and a listing that may be that of who registers', async () => {
    const { items } = await olga.call(listDuplicates, {})
    expect(items).toMatchObject([{ reasons: ['phone'], suppliers: [{ id: word }, { id: digits }] }])
    for (const phone of ['1300 COFFEE', '1300 263 333', '１３００ Coffee'])
      expect((await app.call(findCandidates, { phone })).map(({ id }) => id)).toEqual([word, digits])
  })

  test('has the digits in the database that its link dials', async () => {
    for (const phone of [
      '1300 COFFEE',
      '1300coffee',
      '1-800-FLOWERS',
      'Call 1800 GO BEANS now',
      '13 CAFE',
      '1300 4 COFFEE',
      '+61 1300 COFFEE',
      '1300 COFFEE (1300 263 333)',
      '1300 975 707 Dave',
      '13 11 26 (Sam)',
      '02 9999 9999 (Dave)',
      'Mob: 0412 345 678',
      '(03) 5550 0142 ext 5',
    ]) {
      const { rows } = await app.context.pool.query('select phone_numbers($1) as digits', [phone])
      expect([phone, rows[0]?.digits]).toEqual([phone, phoneNumberIn(phone)?.digits])
    }
  })
})
