import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { addOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { addProduct } from '#contract/directory/showcase.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

const minimalRequest = () => ({ businessName: 'Corner Cafe', contactEmail: 'ann@cafe.example', requirements: 'Beans' })

describe('Texts that are pasted', () => {
  test('every line break of a word processor is a newline, and blanks of every width are ordinary ones', async () => {
    const { id: supplierId } = await app.supplier()
    const stored = async (requirements: string) => {
      const { id } = await app.call(requestQuote, { ...minimalRequest(), supplierId, requirements })
      const rows = app.context.db.selectFrom('quoteRequests').select('requirements').where('id', '=', id)
      return (await rows.executeTakeFirstOrThrow()).requirements
    }
    for (const lineBreak of ['\u000b', '\f', '\u0085', '\u2028', '\u2029', '\r\n'])
      expect([lineBreak, await stored(`Line one${lineBreak}Line two`)]).toEqual([lineBreak, 'Line one\nLine two'])
    for (const blank of ['\u00a0', '\u2009', '\u202f', '\u3000'])
      expect([blank, await stored(`5${blank}kg a${blank}week${blank}`)]).toEqual([blank, '5 kg a week'])
  })

  test('a field of one line has blanks in place of line breaks', async () => {
    const sue = await supplier(app)
    const id = sue.supplierId
    for (const lineBreak of ['\r\n', ' \n\n\t', '\u000b', '\u2028']) {
      const typed = `Two${lineBreak}kilos`
      const request = { businessName: typed, category: typed, quantity: typed, deliveryLocation: typed }
      const { id: quoteId } = await app.call(requestQuote, { ...minimalRequest(), supplierId: id, ...request })
      const stored = await app.context.db
        .selectFrom('quoteRequests')
        .select(['businessName', 'category', 'quantity', 'deliveryLocation'])
        .where('id', '=', quoteId)
        .executeTakeFirstOrThrow()
      const { address, suburb, tags } = await sue.call(updateSupplier, { id, address: typed, suburb: typed, tags: [typed] })
      const { title, price } = await sue.call(addProduct, { id, title: typed, price: typed })
      expect([lineBreak, new Set([...Object.values(stored), address, suburb, ...(tags ?? []), title, price])]).toEqual([
        lineBreak,
        new Set(['Two kilos']),
      ])
    }
  })

  test('control characters are still refused', async () => {
    const { id: supplierId } = await app.supplier()
    for (const code of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0086'])
      expect(await problemOf(app.call(requestQuote, { ...minimalRequest(), supplierId, requirements: `a${code}b` }))).toMatchObject({
        status: 400,
        errors: [{ path: 'requirements', message: 'Please remove the control characters from this text.' }],
      })
  })
})

describe('Names with invisible characters', () => {
  const add = (businessName: string) =>
    olga.call(addOwnerSupplier, { businessName, category: 'Coffee', email: 'names@supplier.example', phone: '+61 3 5550 0142' })
  const found = async (search: string) => (await app.call(listSuppliers, { search, exact: true })).items.map(({ id }) => id)

  test('a supplier is found by its name, and by one that has them', async () => {
    for (const [at, stray] of ['\u00ad', '\u200b', '\u2060', '\ufeff', '\u200d', '\u200e', '\u180e', '\ufe0f'].entries()) {
      const word = `Q${'aeiouykz'.charAt(at)}ddorpin`
      const { id, businessName } = await add(`${word.slice(0, 3)}${stray}${word.slice(3)} Foods`)
      expect([stray, businessName, await found(word), await found(`${word.slice(0, 5)}${stray}${word.slice(5)}`)]).toEqual([
        stray,
        `${word} Foods`,
        [id],
        [id],
      ])
    }
  })

  test('what a script or an emoji needs stays', async () => {
    for (const name of ['می\u200cخواهم کافه', 'क्\u200dष Foods', '👩🏽\u200d🍳 Cooks', 'I ❤\ufe0f Beans'])
      expect((await add(name)).businessName).toBe(name)
  })

  test('a name is one line with single blanks', async () => {
    for (const space of ['  ', '\n', '\r\n', '\t', '\u000b', '\u2028', '\u00a0\u200b '])
      expect([space, (await add(`Tin${space}Shed`)).businessName]).toEqual([space, 'Tin Shed'])
  })

  test('a product has them neither', async () => {
    const sue = await supplier(app)
    expect(await sue.call(addProduct, { id: sue.supplierId, title: '\ufeffOat\u00admilk\u200b 1\u00a0L' })).toMatchObject({
      title: 'Oatmilk 1 L',
    })
  })
})

describe('ABNs and postcodes', () => {
  test('an ABN is taken as it is printed', async () => {
    const sue = await supplier(app)
    const id = sue.supplierId
    for (const abn of [
      'ABN 51 824 753 556',
      '51-824-753-556',
      '51.824.753.556',
      '51\u2011824\u2013753\u2014556',
      'A.B.N.: 51\u00a0824\u2009753\u202f556',
      'abn:51824753556\u200b',
      '５１ ８２４ ７５３ ５５６',
      'ABN No. 51 824 753 556',
      '51,824,753,556',
      '(51) 824 753 556',
      '51 824 753 556 (ABN)',
      '51 824 753 556 A.B.N.',
      '"51 824 753 556";',
      '٥١ ٨٢٤ ٧٥٣ ٥٥٦',
    ]) {
      expect([abn, (await sue.call(updateSupplier, { id, abn })).abn]).toEqual([abn, '51824753556'])
      await sue.call(updateSupplier, { id, abn: null })
    }
    for (const abn of [
      'ABN 51 824 753 557',
      '51-824-753',
      'ACN 824 753 556',
      '51x824x753x556',
      '5.18248E+10',
      'N/A',
      '51824753556 51824753556',
      'ABN ABN',
      '(51) 824 753 55',
    ])
      expect([abn, await problemOf(sue.call(updateSupplier, { id, abn }))]).toMatchObject([
        abn,
        { status: 400, errors: [{ path: 'abn', message: 'This is not an ABN: please check its 11 digits.' }] },
      ])
  })

  test('a postcode has its zero again, and no invisible character', async () => {
    const sue = await supplier(app)
    const changed = await sue.call(updateSupplier, {
      id: sue.supplierId,
      postcode: '\u200e0800 ',
      serviceArea: [
        { from: '800', to: '832' },
        { from: '\u200b3000', to: '3207\u00a0' },
      ],
    })
    expect([changed.postcode, changed.serviceArea]).toEqual([
      '0800',
      [
        { from: '0800', to: '0832' },
        { from: '3000', to: '3207' },
      ],
    ])
    for (const postcode of ['30', '300', '30000', '3O00'])
      expect(await problemOf(sue.call(updateSupplier, { id: sue.supplierId, postcode }))).toMatchObject({
        errors: [{ path: 'postcode', message: 'Please give a postcode of four digits.' }],
      })
  })
})
