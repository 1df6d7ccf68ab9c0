import type { ReactNode } from 'react'
import { docketNumber } from '#shared/money/docket-number.ts'
import { differenceInWords } from '#shared/text/difference-texts.ts'
import { dollars } from '#shared/money/money.ts'
import type { Quote } from '#contract/quotes/supplier-quote.ts'
import type { BuyersRequest, QuoteRequest } from '#contract/quotes/quotes.ts'
import { hasTotal, totalsOf } from '#shared/money/totals.ts'
import { StateTag } from '#web/features/quotes/thread/state-tag.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { when } from '#shared/time/when.ts'
import styles from './request-row.module.css'

type RequestRowProps = {
  request: QuoteRequest & Partial<Pick<BuyersRequest, 'hasAsked' | 'newsAt'>>
  /** The name of the other party. */
  who: string
  href: string
  /** Whether this request is the open one. */
  isOpen?: boolean
  /** Whether it is part of a bulk request, whose text is shown above the list instead of in each row. */
  isOfMany?: boolean
  /** The picture of the other party. */
  picture?: ReactNode
  /** What it says instead of what was asked for: the message that makes it unread. */
  excerpt?: string | undefined
  /** How long it has waited for the reader, in words. */
  wait?: string | undefined
  /** What is new in it, besides the mark of an unread request. */
  news?: ReactNode
  /** Whether it is listed for whoever sent it. */
  forBuyer?: boolean
}

/** One request in a list; the whole row is the link. An unread request is bold, with a label for screen readers. */
export const RequestRow = ({ request, who, href, isOpen, isOfMany, picture, excerpt, wait, news, forBuyer }: RequestRowProps) => {
  const newsAt = request.newsAt ?? request.createdAt
  return (
    <li className={classNames(styles.row, isOpen && styles.open, Boolean(picture) && styles.pictured)}>
      {/* In a box of its own: of an uploaded logo, only the image within its element would be laid out. */}
      {picture && <div>{picture}</div>}
      <p className={styles.head}>
        <a href={href} aria-current={isOpen ? 'true' : undefined} className={classNames(styles.link, request.isUnread && styles.unread)}>
          {request.isUnread && (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <span className="visually-hidden">Unread: </span>
            </>
          )}
          {who}
        </a>
        {request.offer && hasTotal(request.offer) && <span className={styles.total}>{dollars(totalsOf(request.offer).totalCents)}</span>}
      </p>
      {!isOfMany && <p className={styles.excerpt}>{excerpt ?? request.requirements}</p>}
      {request.offer && <Difference offer={request.offer} />}
      <p className={styles.foot}>
        <StateTag
          forBuyer={forBuyer}
          status={request.status}
          hasAsked={request.hasAsked}
          isInstant={!forBuyer && request.offer?.isInstant}
        />
        {news}
        {wait && <span className={styles.wait}>{wait}</span>}
        <span>{docketNumber(request.serial)}</span>
        <time dateTime={newsAt} className={styles.when}>
          {when(newsAt)}
        </time>
      </p>
    </li>
  )
}

/** Why the total is above the prices, where the goods are below the minimum order. */
function Difference({ offer: quote }: { offer: Quote }) {
  const difference = differenceInWords({ ...totalsOf(quote), minimumCents: quote.minimumCents })
  return difference && <p className={styles.difference}>{difference}</p>
}
