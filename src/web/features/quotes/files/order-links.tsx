import { withQuery } from '#contract/endpoint/build-request.ts'
import { booksFile, orderFile, type Books, type OrderFormat } from '#contract/quotes/order-files.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { hasTotal } from '#shared/money/totals.ts'
import { useMe } from '#web/api/session/me.ts'
import { FileLinks } from './file-links.tsx'

const FORMATS: [format: OrderFormat, as: string, title: string][] = [
  ['pdf', 'PDF', 'Order as a PDF'],
  ['csv', 'CSV', 'Order as a table, CSV'],
  ['xml', 'UBL', 'Order for other programs, UBL'],
]
export const BOOKS_NAMES: Record<Books, string> = { 'xero.csv': 'Xero', 'myob.txt': 'MYOB' }

/** The files of what was accepted, for both sides; those for the books are the buyer's. Nothing where there is no order. */
export function OrderLinks({ quote, linkKey }: { quote: QuoteDetail; linkKey: string | null }) {
  const role = useMe()?.role
  if (quote.status !== 'won' || quote.seenAs === 'owner' || !quote.offer || !hasTotal(quote.offer)) return null
  const order = FORMATS.map(([format, as, title]) => ({ as, title, href: withQuery(orderFile(quote.id, format), { key: linkKey }) }))
  const isBuyers = quote.seenAs === 'buyer' && role === 'restaurant' && linkKey === null
  const books = (['xero.csv', 'myob.txt'] as const).map((kind) => ({
    as: BOOKS_NAMES[kind],
    title: `Order as a bill for ${BOOKS_NAMES[kind]}`,
    href: withQuery(booksFile(kind), { id: quote.id }),
  }))
  return <FileLinks label="Download order" files={isBuyers ? [...order, ...books] : order} />
}
