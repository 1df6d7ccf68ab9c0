import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register } from '#contract/accounts/accounts.ts'
import { NOT_AUSTRALIAN, updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { fromNewAddress } from '#test/people/new-address.ts'
import { newcomer, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let supplierId: number
beforeAll(async () => {
  app = await createTestApp()
  supplierId = (await app.supplier()).id
})
afterAll(() => app.stop())

const request = () => ({ supplierId, businessName: 'Corner Cafe', contactEmail: 'ann@cafe.example', requirements: 'Beans' })
const sent = (field: 'contactPhone' | 'contactEmail', value: string) =>
  fromNewAddress(app, { method: 'POST', url: '/api/quotes/request', payload: { ...request(), [field]: value } })
/** Sends a request with one field changed and returns what is stored of that field. */
async function stored(field: 'contactPhone' | 'contactEmail', value: string) {
  const response = await sent(field, value)
  expect([value, response.statusCode]).toEqual([value, 201])
  const rows = app.context.db.selectFrom('quoteRequests').selectAll().where('id', '=', response.json().id)
  return (await rows.executeTakeFirstOrThrow())[field]
}
const refused = async (field: 'contactPhone' | 'contactEmail', value: string) => (await sent(field, value)).json()

/** As typed, and as stored and shown. */
const PHONES = [
  ['0412\u2011345\u2011678', '0412-345-678'],
  ['\u200e+61 412 345 678', '+61 412 345 678'],
  ['0412\u2013345\u2013678', '0412-345-678'],
  ['0412\u200b345\u200b678', '0412345678'],
  ['\u202a+61\u00a03\u20095550\u30000142\u202c', '+61 3 5550 0142'],
  ['\ufeff０２ ９９９９ ９９９９', '02 9999 9999'],
  ['(02) 9999\u22129999', '(02) 9999-9999'],
  ['1300 COFFEE', '1300 COFFEE'],
  ['1800 go beans', '1800 go beans'],
  ['13 CAFE', '13 CAFE'],
  ['Ph: 02 9999 9999', 'Ph: 02 9999 9999'],
  ['Tel 02 9999 9999', 'Tel 02 9999 9999'],
  ['Mob: 0412 345 678', 'Mob: 0412 345 678'],
  ['0412 345 678 (Dave)', '0412 345 678 (Dave)'],
  ['Dave, 0412 345 678', 'Dave, 0412 345 678'],
  ['02 9999 9999 or 0412 345 678', '02 9999 9999 or 0412 345 678'],
  ['02 9999 9999 / 0412 345 678', '02 9999 9999 / 0412 345 678'],
  ['02 9999 9999 ext. 12', '02 9999 9999 ext. 12'],
  ['13 11 26', '13 11 26'],
  ['٠٤١٢ ٣٤٥ ٦٧٨', '0412 345 678'],
  ['[02] 9999 9999', '[02] 9999 9999'],
  ['0412/345/678', '0412/345/678'],
] as const
const NO_PHONES = [
  '------',
  '6.1412E+10',
  '6,1412e+10',
  'EXTEXT',
  '000000',
  '0000 000 000',
  '+61 000 000 000',
  '12345',
  '0412',
  'call me',
  'ext 12',
  'O412 345 678',
  '04l2 345 678',
  '2024-05-01',
  'N/A',
  'same as above',
]

describe('Phone numbers', () => {
  test('a request takes them as people type and paste them', async () => {
    for (const [typed, shown] of PHONES) expect([typed, await stored('contactPhone', typed)]).toEqual([typed, shown])
  })

  test('a profile takes the same ones, and refuses those of other countries', async () => {
    const sue = await supplier(app)
    const id = sue.supplierId
    for (const [phone, shown] of PHONES) {
      await sue.call(updateSupplier, { id, phone })
      expect([phone, (await app.call(getSupplier, { id })).phone]).toEqual([phone, shown])
    }
    for (const phone of ['+64 9 303 4567 (Auckland)'])
      expect([phone, await problemOf(sue.call(updateSupplier, { id, phone }))]).toMatchObject([
        phone,
        { status: 400, errors: [{ path: 'phone', message: NOT_AUSTRALIAN }] },
      ])
  })

  test('somebody registers with one, and what has no number is refused everywhere', async () => {
    const registration = newcomer('supplier')
    const withPhone = (phone: string) => ({ ...registration, supplierData: { ...registration.supplierData!, phone } })
    const message = 'Please enter a phone number like +61 3 5550 0142.'
    for (const phone of NO_PHONES) {
      expect([phone, await refused('contactPhone', phone)]).toMatchObject([
        phone,
        { status: 400, errors: [{ path: 'contactPhone', message }] },
      ])
      expect([phone, await problemOf(createBrowser(app).call(register, withPhone(phone)))]).toMatchObject([
        phone,
        { status: 400, errors: [{ path: 'supplierData.phone', message }] },
      ])
    }
    await createBrowser(app).call(register, withPhone('Ph: 1300 COFFEE'))
  })

  test('a digit too many or too few is refused, and said', async () => {
    const tooMany = 'This phone number has a digit too many. Please check it.'
    const tooFew = 'This phone number has a digit too few. Please check it.'
    for (const [phone, message] of [
      ['0412 345 6789', tooMany],
      ['+61 3 5550 01423 (Dave)', tooMany],
      ['0412 345 67', tooFew],
      ['0412 345 67890', 'This phone number has 2 digits too many. Please check it.'],
    ] as const)
      expect([phone, await refused('contactPhone', phone)]).toMatchObject([
        phone,
        { status: 400, errors: [{ path: 'contactPhone', message }] },
      ])
    const sue = await supplier(app)
    expect(await problemOf(sue.call(updateSupplier, { id: sue.supplierId, phone: '0412 345 6789' }))).toMatchObject({
      errors: [{ path: 'phone', message: tooMany }],
    })
  })
})

describe('Email addresses', () => {
  test('what is invisible in one is not stored', async () => {
    for (const typed of [
      '\u200eann@cafe.example',
      'an\u200bn@cafe.example',
      'ann@ca\u00adfe.example\ufeff',
      ' mailto:ann@cafe.example',
      'a\u2060nn\u200d@cafe.example',
      'Ann Lee <ann@cafe.example>',
      'ann@cafe.example;',
      'ａｎｎ＠cafe．example',
    ])
      expect([typed, await stored('contactEmail', typed)]).toEqual([typed, 'ann@cafe.example'])
    expect(await stored('contactEmail', 'ann@cafe\u0301.example')).toBe('ann@caf\u00e9.example')
  })

  test('addresses that no mailbox can have are refused', async () => {
    for (const address of [
      'a@example..net',
      '.a@example.net',
      'a@-example.net',
      'user@example.net?subject=x',
      'user@example.net/',
      '--@--.--',
      'a.@example.net',
      'a..b@example.net',
      'a@example-.net',
      'a@example.net.',
      'a@example.123',
      '+@example.net',
      'a@exa!mple.net',
      'ann at cafe.example',
      'ann@cafe.example; bo@cafe.example',
    ])
      expect([address, await refused('contactEmail', address)]).toMatchObject([
        address,
        { status: 400, errors: [{ path: 'contactEmail', message: 'Please enter an email address like name@cafe.com.au.' }] },
      ])
  })
})
