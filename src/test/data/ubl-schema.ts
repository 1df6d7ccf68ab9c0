import { DOMParser } from '@xmldom/xmldom'

/** The elements that may stand in each one of an Order of UBL 2.1, in the order of its schema, as far as any of ours have them. */
const SEQUENCES: Record<string, string> = {
  Order:
    'UBLVersionID CustomizationID ProfileID ProfileExecutionID ID SalesOrderID CopyIndicator UUID IssueDate IssueTime OrderTypeCode Note RequestedInvoiceCurrencyCode DocumentCurrencyCode PricingCurrencyCode TaxCurrencyCode CustomerReference AccountingCostCode AccountingCost LineCountNumeric ValidityPeriod QuotationDocumentReference OrderDocumentReference OriginatorDocumentReference CatalogueReference AdditionalDocumentReference Contract ProjectReference Signature BuyerCustomerParty SellerSupplierParty OriginatorCustomerParty FreightForwarderParty AccountingCustomerParty Delivery DeliveryTerms PaymentMeans PaymentTerms TransactionConditions AllowanceCharge TaxExchangeRate PricingExchangeRate PaymentExchangeRate DestinationCountry TaxTotal AnticipatedMonetaryTotal OrderLine',
  BuyerCustomerParty:
    'CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID Party DeliveryContact AccountingContact BuyerContact',
  SellerSupplierParty:
    'CustomerAssignedAccountID AdditionalAccountID DataSendingCapability Party DespatchContact AccountingContact SellerContact',
  Party:
    'MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode PartyIdentification PartyName Language PostalAddress PhysicalLocation PartyTaxScheme PartyLegalEntity Contact Person AgentParty',
  PartyIdentification: 'ID',
  PartyName: 'Name',
  PostalAddress: 'ID StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country',
  AddressLine: 'Line',
  Contact: 'ID Name Telephone Telefax ElectronicMail Note OtherCommunication',
  Delivery: 'ID Quantity ActualDeliveryDate DeliveryAddress DeliveryLocation AlternativeDeliveryLocation RequestedDeliveryPeriod',
  DeliveryLocation: 'ID Description Conditions CountrySubentity Name Address',
  PaymentTerms: 'ID PaymentMeansID PrepaidPaymentReferenceID Note ReferenceEventCode Amount',
  AllowanceCharge:
    'ID ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric PrepaidIndicator SequenceNumeric Amount BaseAmount AccountingCostCode AccountingCost PerUnitAmount TaxCategory TaxTotal PaymentMeans',
  TaxCategory:
    'ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason TierRange TierRatePercent TaxScheme',
  ClassifiedTaxCategory:
    'ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason TierRange TierRatePercent TaxScheme',
  TaxScheme: 'ID Name TaxTypeCode CurrencyCode JurisdictionRegionAddress',
  TaxTotal: 'TaxAmount RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator TaxSubtotal',
  TaxSubtotal:
    'TaxableAmount TaxAmount CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure PerUnitAmount TierRange TierRatePercent TaxCategory',
  AnticipatedMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount PayableAlternativeAmount',
  OrderLine: 'SubstitutionStatusCode Note LineItem SellerProposedSubstituteLineItem',
  LineItem:
    'ID SalesOrderID UUID Note LineStatusCode Quantity LineExtensionAmount TotalTaxAmount MinimumQuantity MaximumQuantity MinimumBackorderQuantity MaximumBackorderQuantity InspectionMethodCode PartialDeliveryIndicator BackOrderAllowedIndicator AccountingCostCode AccountingCost WarrantyInformation Delivery DeliveryTerms OriginatorParty OrderedShipment PricingReference AllowanceCharge Price Item SubLineItem WarrantyValidityPeriod WarrantyParty TaxTotal ItemPriceExtension LineReference',
  Price: 'PriceAmount BaseQuantity PriceChangeReason PriceTypeCode PriceType OrderableUnitFactorRate',
  Item: 'Description PackQuantity PackSizeNumeric CatalogueIndicator Name HazardousRiskIndicator AdditionalInformation Keyword BrandName ModelName BuyersItemIdentification SellersItemIdentification ClassifiedTaxCategory AdditionalItemProperty',
}
/** What an element must have. */
const REQUIRED: Record<string, string> = {
  Order: 'ID IssueDate BuyerCustomerParty SellerSupplierParty OrderLine',
  AllowanceCharge: 'ChargeIndicator Amount',
  TaxTotal: 'TaxAmount',
  TaxSubtotal: 'TaxAmount TaxCategory',
  TaxCategory: 'TaxScheme',
  ClassifiedTaxCategory: 'TaxScheme',
  AnticipatedMonetaryTotal: 'PayableAmount',
  OrderLine: 'LineItem',
  LineItem: 'ID Item',
  Price: 'PriceAmount',
  AddressLine: 'Line',
  PartyIdentification: 'ID',
  PartyName: 'Name',
}
/** What may be there more than once. */
const REPEATED = new Set(['Note', 'AllowanceCharge', 'OrderLine', 'TaxSubtotal'])
/** The values of which the schema, or the list of codes that it names, has no others that we mean. */
const VALUES: Record<string, RegExp> = {
  UBLVersionID: /^2\.1$/,
  UUID: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  DocumentCurrencyCode: /^AUD$/,
  ChargeIndicator: /^(true|false)$/,
  Percent: /^\d+(\.\d+)?$/,
  'TaxCategory ID': /^[SZ]$/,
  'ClassifiedTaxCategory ID': /^[SZ]$/,
  'TaxScheme ID': /^GST$/,
}
/** The attributes that an element must have; it has no others. */
const ATTRIBUTES: [element: RegExp, attributes: Record<string, RegExp>][] = [
  [/Amount$/, { currencyID: /^AUD$/ }],
  [/Quantity$/, { unitCode: /^C62$/ }],
  [/^PartyIdentification ID$/, { schemeID: /^0151$/ }],
]
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

/** Reads an Order. @throws for what is no XML, or does not follow the schema */
export function readUbl(xml: string): Element {
  const fail = (message: string) => {
    throw new Error(message)
  }
  const document = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } }).parseFromString(xml, 'text/xml')
  const root = document.documentElement
  if (root.localName !== 'Order' || root.namespaceURI !== `${UBL}:Order-2`) fail(`The root is ${root.nodeName}`)
  check(root)
  return root
}

export const childrenOf = (element: Element): Element[] =>
  Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1)

function check(element: Element): void {
  const children = childrenOf(element)
  const name = element.localName
  if (children.length === 0) return checkValue(element)
  const sequence = SEQUENCES[name]?.split(' ')
  if (!sequence) throw new Error(`Nothing is known of ${name}`)
  if (name !== 'Order' && element.namespaceURI !== `${UBL}:CommonAggregateComponents-2`)
    throw new Error(`${element.nodeName} is of another namespace`)
  const names = children.map(({ localName }) => localName)
  const places = names.map((each) => sequence.indexOf(each))
  const wrong = places.findIndex((place, at) => place < 0 || (at > 0 && place < places[at - 1]!))
  if (wrong >= 0) throw new Error(`${names[wrong]} of ${name} stands at a wrong place`)
  const twice = names.find((each, at) => names.indexOf(each) < at && !REPEATED.has(each))
  if (twice) throw new Error(`${name} has more than one ${twice}`)
  const missing = (REQUIRED[name] ?? '').split(' ').find((each) => each !== '' && !names.includes(each))
  if (missing) throw new Error(`${name} has no ${missing}`)
  children.forEach(check)
}

/** A value is of the namespace of values, not empty, of its type, and has the attributes of its type. */
function checkValue(element: Element): void {
  const [text, name] = [element.textContent ?? '', element.localName]
  const path = `${(element.parentNode as Element).localName} ${name}`
  if (element.namespaceURI !== `${UBL}:CommonBasicComponents-2` || text.trim() === '') throw new Error(`${element.nodeName} is "${text}"`)
  const kinds = [VALUES[path] ?? VALUES[name], ...KINDS.flatMap(([ending, kind]) => (name.endsWith(ending) ? [kind] : []))]
  if (kinds.some((kind) => kind && !kind.test(text))) throw new Error(`${path} is ${text}`)
  const [, attributes = {}] = ATTRIBUTES.find(([of]) => of.test(path)) ?? []
  const given = Array.from(element.attributes, ({ name: key, value }) => attributes[key]?.test(value) === true)
  if (given.length !== Object.keys(attributes).length || given.includes(false)) throw new Error(`${path} has other attributes`)
}

const KINDS: [ending: string, kind: RegExp][] = [
  ['Amount', /^\d+\.\d\d$/],
  ['Quantity', /^\d+(\.\d+)?$/],
  ['Date', /^\d{4}-\d\d-\d\d$/],
]
