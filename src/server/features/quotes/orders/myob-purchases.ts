import { BRAND } from '#contract/options.ts'
import { harmlessText } from '#shared/csv.ts'
import { billDay, orderName } from './bill-quantities.ts'
import type { Order } from './order.ts'
import { billRows } from './order-rows.ts'

/** The columns with which MYOB AccountRight imports purchases of services, whose lines need no item of its own list. */
const COLUMNS = [
  'Co./Last Name',
  'First Name',
  'Addr 1 - Line 1',
  '           - Line 2',
  '           - Line 3',
  '           - Line 4',
  'Inclusive',
  'Purchase #',
  'Date',
  'Supplier Invoice #',
  'Ship Via',
  'Delivery Status',
  'Description',
  'Account #',
  'Amount',
  'Inc-Tax Amount',
  'Job',
  'Comment',
  'Journal Memo',
  'Shipping Date',
  'Tax Code',
  'Non-GST Amount',
  'GST Amount',
  'Import Duty Amount',
  'Freight Amount',
  'Inc-Tax Freight Amount',
  'Freight Tax Code',
  'Freight Non-GST Amount',
  'Freight GST Amount',
  'Freight Import Duty Amount',
  'Purchase Status',
  'Currency Code',
  'Exchange Rate',
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string>>

const MAX_NAME = 50
const MAX_DESCRIPTION = 255
/** O is an order; the bill comes with the supplier's invoice. */
const ORDER = 'O'

/** Returns orders as purchases for MYOB, a row for each line, those of one order between blank rows; `account` is what the lines are booked to. */
export const myobPurchases = (orders: readonly Order[], account: string | null): string =>
  [[COLUMNS.join('\t')], ...orders.map((order) => rowsOf(order, account).map(inOrder))].map((rows) => rows.join('\r\n')).join('\r\n\r\n') +
  '\r\n'

const inOrder = (cells: Cells): string => COLUMNS.map((column) => cells[column] ?? '').join('\t')

/** A cell between tabs: one line, which a spreadsheet does not run. */
const cell = (text: string, max: number): string => harmlessText(text.replaceAll(/\s+/g, ' ').trim()).slice(0, max)
const amount = (cents: number): string => (cents / 100).toFixed(2)

const rowsOf = (order: Order, account: string | null): Cells[] =>
  billRows(order).map(({ name, cents, isTaxable, gstCents, line }) => ({
    'Co./Last Name': cell(order.supplier.name, MAX_NAME),
    'Purchase #': String(order.serial),
    Date: billDay(order.acceptedOn),
    Description: cell(line ? `${line.packs} x ${name}` : name, MAX_DESCRIPTION),
    'Account #': cell(account ?? '', MAX_NAME),
    Amount: amount(cents),
    'Inc-Tax Amount': amount(cents + gstCents),
    'Journal Memo': orderName(BRAND, order.serial),
    'Tax Code': isTaxable ? 'GST' : 'FRE',
    'Non-GST Amount': amount(isTaxable ? 0 : cents),
    'GST Amount': amount(gstCents),
    'Purchase Status': ORDER,
    'Currency Code': 'AUD',
  }))
