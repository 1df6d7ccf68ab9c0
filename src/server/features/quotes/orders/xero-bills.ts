import { csvOf, type CsvCell } from '#shared/csv.ts'
import { billDay, quantityOf } from './bill-quantities.ts'
import type { Order } from './order.ts'
import { billRows } from './order-rows.ts'

/** The columns of the template with which Xero imports bills; those with an asterisk are required. */
const COLUMNS = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  'Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], CsvCell>>

/** "Cost of Goods Sold" in the accounts that Xero gives a business in Australia. */
const USUAL_ACCOUNT = '310'

/** Returns orders as bills for Xero, a row for each line; `account` is the code that the lines are booked to. */
export const xeroBills = (orders: readonly Order[], account: string | null): string =>
  csvOf([COLUMNS, ...orders.flatMap((order) => rowsOf(order, account ?? USUAL_ACCOUNT)).map(inOrder)])

const inOrder = (cells: Cells): CsvCell[] => COLUMNS.map((column) => cells[column] ?? null)

const rowsOf = (order: Order, account: string): Cells[] =>
  billRows(order).map((row) => {
    const { quantity, unitCents, name } = quantityOf(row)
    return {
      '*ContactName': order.supplier.name,
      EmailAddress: order.supplier.email,
      '*InvoiceNumber': String(order.serial),
      '*InvoiceDate': billDay(order.acceptedOn),
      // When it is to be paid is in the supplier's own words, if at all.
      '*DueDate': billDay(order.acceptedOn),
      Total: order.totals.totalCents / 100,
      Description: name,
      '*Quantity': quantity,
      '*UnitAmount': unitCents / 100,
      '*AccountCode': account,
      '*TaxType': row.isTaxable ? 'GST on Expenses' : 'GST Free Expenses',
      TaxAmount: row.gstCents / 100,
      Currency: 'AUD',
    }
  })
