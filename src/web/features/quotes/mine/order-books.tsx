import { useState } from 'react'
import { BOOKS, booksFile, MAX_ORDERS } from '#contract/quotes/order-files.ts'
import type { SentRequest } from '#contract/quotes/quotes.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { dollars } from '#shared/money/money.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'
import { when } from '#shared/time/when.ts'
import { useMe } from '#web/api/session/me.ts'
import { FileLinks } from '#web/features/quotes/files/file-links.tsx'
import { BOOKS_NAMES } from '#web/features/quotes/files/order-links.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './order-books.module.css'

/** The orders among loaded requests, of which several go to the books as one file. */
export function OrderBooks({ requests }: { requests: readonly SentRequest[] }) {
  const me = useMe()
  const orders = requests.filter(({ status, offer: quote }) => status === 'won' && quote !== null && hasTotal(quote))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [account, setAccount] = useState('')
  if (me?.role !== 'restaurant' || orders.length === 0) return null
  const chosen = orders.filter(({ id }) => !left.has(id)).slice(0, MAX_ORDERS)
  const query = new URLSearchParams([
    ...chosen.map(({ id }) => ['id', id]),
    ...(account.trim() ? [['account', account.trim()]] : []),
  ] as string[][])
  const files = BOOKS.map((kind) => ({
    as: BOOKS_NAMES[kind],
    title: `Chosen orders as bills for ${BOOKS_NAMES[kind]}`,
    href: `${booksFile(kind)}?${query}`,
  }))
  const toggle = (id: string) =>
    setLeft((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])))
  return (
    <details className={styles.books}>
      <summary>Orders for your books</summary>
      <div className={styles.form}>
        <ul aria-label="Orders" className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <Checkbox checked={!left.has(order.id)} onChange={() => toggle(order.id)} label={labelOf(order)} />
            </li>
          ))}
        </ul>
        <Field
          label="Account code"
          optional
          help="The account that all lines are booked to. Without it, Xero gets 310, Cost of Goods Sold, and MYOB none."
        >
          <TextInput value={account} onChange={({ target }) => setAccount(target.value)} maxLength={20} autoComplete="off" />
        </Field>
        {chosen.length > 0 ? <FileLinks label="Download chosen orders" files={files} /> : <p>Please choose at least one order.</p>}
      </div>
    </details>
  )
}

const labelOf = ({ serial, supplier, statusAt, offer: quote }: SentRequest) =>
  `${supplier.businessName}, ${docketNumber(serial)}, ${when(statusAt)}${quote ? `, ${dollars(totalsOf(quote).totalCents)}` : ''}`
