import { xmlDocument, xmlElement, xmlValue } from '#server/formats/xml.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import type { Order } from './order.ts'
import { billRows, type BillRow } from './order-rows.ts'

// The elements stand in the order of the schema of UBL 2.1 (docs.oasis-open.org/ubl/os-UBL-2.1), which allows no other.

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const NAMESPACES = {
  xmlns: `${UBL}:Order-2`,
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
}
/** The list of identifiers that Australian Business Numbers are in. */
const ABN_SCHEME = '0151'
/** A piece, of whatever kind, in the United Nations' list of units. */
const ONE = { unitCode: 'C62' }

/** Returns an order in the Universal Business Language, version 2.1. */
export function ublOrder(order: Order): string {
  const rows = billRows(order)
  const { acceptedOn, offer: quote, totals } = order
  return xmlDocument(
    xmlElement(
      'Order',
      [
        xmlValue('cbc:UBLVersionID', '2.1'),
        xmlValue('cbc:ID', String(order.serial)),
        xmlValue('cbc:UUID', order.id),
        xmlValue('cbc:IssueDate', acceptedOn),
        xmlValue('cbc:Note', quote.note),
        xmlValue('cbc:DocumentCurrencyCode', 'AUD'),
        buyerOf(order),
        sellerOf(order),
        xmlElement('cac:Delivery', [xmlElement('cac:DeliveryLocation', [xmlValue('cbc:Description', order.buyer.deliverTo)])]),
        xmlElement('cac:PaymentTerms', [xmlValue('cbc:Note', quote.terms)]),
        ...rows.filter(({ line }) => line === null).map(chargeOf),
        taxTotal(rows, totals.gstCents),
        totalOf(order),
        ...rows.filter(({ line }) => line !== null).map(lineOf),
      ],
      NAMESPACES,
    ),
  )
}

const amount = (name: string, cents: number) => xmlValue(name, (cents / 100).toFixed(2), { currencyID: 'AUD' })

const buyerOf = ({ buyer }: Order) =>
  xmlElement('cac:BuyerCustomerParty', [
    xmlElement('cac:Party', [
      xmlElement('cac:PartyName', [xmlValue('cbc:Name', buyer.name)]),
      contactOf({ name: buyer.contactName, ...reachOf(buyer) }),
    ]),
  ])

const sellerOf = ({ supplier }: Order) =>
  xmlElement('cac:SellerSupplierParty', [
    xmlElement('cac:Party', [
      xmlElement('cac:PartyIdentification', [xmlValue('cbc:ID', supplier.abn, { schemeID: ABN_SCHEME })]),
      xmlElement('cac:PartyName', [xmlValue('cbc:Name', supplier.name)]),
      xmlElement('cac:PostalAddress', [xmlElement('cac:AddressLine', [xmlValue('cbc:Line', supplier.address)])]),
      contactOf({ name: null, ...reachOf(supplier) }),
    ]),
  ])

const reachOf = ({ phone, email }: { phone: string | null; email: string | null }) => ({ phone, email })
const contactOf = ({ name, phone, email }: { name: string | null; phone: string | null; email: string | null }) =>
  xmlElement('cac:Contact', [xmlValue('cbc:Name', name), xmlValue('cbc:Telephone', phone), xmlValue('cbc:ElectronicMail', email)])

const chargeOf = (row: BillRow) =>
  xmlElement('cac:AllowanceCharge', [
    xmlValue('cbc:ChargeIndicator', 'true'),
    xmlValue('cbc:AllowanceChargeReason', row.name),
    amount('cbc:Amount', row.cents),
    categoryOf('cac:TaxCategory', row.isTaxable),
  ])

/** S is taxed by the standard rate, Z at none, in the list of codes of the United Nations. */
const categoryOf = (name: string, isTaxable: boolean) =>
  xmlElement(name, [
    xmlValue('cbc:ID', isTaxable ? 'S' : 'Z'),
    xmlValue('cbc:Percent', isTaxable ? '10' : '0'),
    xmlElement('cac:TaxScheme', [xmlValue('cbc:ID', 'GST')]),
  ])

function taxTotal(rows: readonly BillRow[], gstCents: number) {
  const subtotals = [true, false].flatMap((isTaxable) => {
    const some = rows.filter((row) => row.isTaxable === isTaxable)
    if (some.length === 0) return []
    return xmlElement('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', sumOf(some)),
      amount('cbc:TaxAmount', isTaxable ? gstCents : 0),
      categoryOf('cac:TaxCategory', isTaxable),
    ])
  })
  return xmlElement('cac:TaxTotal', [amount('cbc:TaxAmount', gstCents), ...subtotals])
}

const sumOf = (rows: readonly BillRow[]) => rows.reduce((sum, { cents }) => sum + cents, 0)

const totalOf = ({ totals: { goodsCents, gstCents, totalCents } }: Order) =>
  xmlElement('cac:AnticipatedMonetaryTotal', [
    amount('cbc:LineExtensionAmount', goodsCents),
    amount('cbc:TaxExclusiveAmount', totalCents - gstCents),
    amount('cbc:TaxInclusiveAmount', totalCents),
    amount('cbc:ChargeTotalAmount', totalCents - gstCents - goodsCents),
    amount('cbc:PayableAmount', totalCents),
  ])

function lineOf({ line, cents, isTaxable, gstCents }: BillRow, at: number) {
  if (line === null) return null
  return xmlElement('cac:OrderLine', [
    xmlElement('cac:LineItem', [
      xmlValue('cbc:ID', String(at + 1)),
      xmlValue('cbc:Note', originInWords(line)),
      xmlValue('cbc:Quantity', String(line.packs), ONE),
      amount('cbc:LineExtensionAmount', cents),
      amount('cbc:TotalTaxAmount', gstCents),
      xmlElement('cac:Price', [amount('cbc:PriceAmount', line.priceCents), xmlValue('cbc:BaseQuantity', '1', ONE)]),
      xmlElement('cac:Item', [
        xmlValue('cbc:Description', packInWords(line)),
        xmlValue('cbc:Name', line.item),
        categoryOf('cac:ClassifiedTaxCategory', isTaxable),
      ]),
    ]),
  ])
}
