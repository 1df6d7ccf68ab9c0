import { afterAll, expect, test } from 'vitest'
import { orderFile } from '#contract/quotes/order-files.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp } from '#test/app/app.ts'
import { ORDER_CASES } from '#test/data/order-cases.ts'
import { childrenOf, readUbl } from '#test/data/ubl-schema.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

const app = await createTestApp()
afterAll(() => app.stop())

const ABN = '51824753556'

/** Returns the Order of what somebody has accepted from a supplier with an ABN: goods of both kinds, delivery, terms and a note. */
async function orderXml(): Promise<string> {
  const [ann, beans] = [await buyer(app), await supplier(app)]
  await beans.call(updateSupplier, { id: beans.supplierId, abn: ABN })
  const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
  await beans.call(answerQuote, { id, ...ORDER_CASES[2]!.answer, terms: '7 days', note: 'Ring the bell' })
  await ann.call(acceptQuote, { id })
  return (await ann.ask({ url: orderFile(id, 'xml') })).body
}

const valueOf = (element: Element, ...path: string[]): string =>
  path.reduce((at, name) => childrenOf(at).find(({ localName }) => localName === name)!, element).textContent!

test('The Order says who sells by its ABN, and follows the schema of UBL, which would find what does not', async () => {
  const xml = await orderXml()
  expect(valueOf(readUbl(xml), 'SellerSupplierParty', 'Party', 'PartyIdentification', 'ID')).toBe(ABN)
  const faults: [from: RegExp, to: string, fault: string][] = [
    [/(<cac:Price>.*?<\/cac:Price>)(<cac:Item>.*?<\/cac:Item>)/, '$2$1', 'Price of LineItem stands at a wrong place'],
    [/(<cac:PaymentTerms>.*?<\/cac:PaymentTerms>)/, '$1$1', 'Order has more than one PaymentTerms'],
    [/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, '', 'Order has no IssueDate'],
    [/<cac:TaxScheme>.*?<\/cac:TaxScheme>/, '', 'TaxCategory has no TaxScheme'],
    [/<cbc:ID>S</, '<cbc:ID>E<', 'TaxCategory ID is E'],
    [/ unitCode="C62"/, '', 'LineItem Quantity has other attributes'],
    [/ schemeID="0151"/, ' schemeID="ABN"', 'PartyIdentification ID has other attributes'],
    [/ currencyID="AUD"/, ' currencyID="USD"', 'AllowanceCharge Amount has other attributes'],
    [/true</, 'yes<', 'AllowanceCharge ChargeIndicator is yes'],
    [/cac:AllowanceCharge>/g, 'cbc:AllowanceCharge>', 'cbc:AllowanceCharge is of another namespace'],
  ]
  for (const [from, to, fault] of faults) {
    expect(xml).toMatch(from)
    expect(() => readUbl(xml.replace(from, to))).toThrow(fault)
  }
})
