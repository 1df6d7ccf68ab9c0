import { lazy, Suspense, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { BRAND } from '#contract/options.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { useMe } from '#web/api/session/me.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { docketNumber } from '#shared/money/docket-number.ts'
import { when } from '#shared/time/when.ts'
import { useAnswerParts } from './steps/answer-parts.ts'
import { AskOrigins } from './steps/ask-origins.tsx'
import { BuyerSteps } from './steps/buyer-steps.tsx'
import { EarlierQuotes } from './earlier-quotes.tsx'
import { History } from './history.tsx'
import { MessageBar } from './steps/message-bar.tsx'
import { SendPlace } from './steps/send-place.ts'
import { NextDeliveryLine } from './next-delivery.tsx'
import { QuotePrices } from './supplier-quote.tsx'
import { PricesLink } from '#web/features/quotes/files/prices-link.tsx'
import { OrderLinks } from '#web/features/quotes/files/order-links.tsx'
import { RequestDocket } from './request-docket.tsx'
import { hasAskedViewer, otherPartyName } from './parties.ts'
import { SupplierSteps } from './steps/supplier-steps.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import styles from './thread.module.css'
import { useSeen } from './use-seen.ts'
import { useSteps } from './steps/use-steps.ts'

const FollowUpPart = lazy(async () => ({ default: (await import('./follow-up/follow-up.tsx')).FollowUpPart }))

type ThreadProps = {
  quote: QuoteDetail
  /** The key in an email's link, for a requester who came by it. */
  linkKey: string | null
  /** Level of the headings of its parts. */
  level: 2 | 3
}

/** One request as either party sees it: the request, the prices, the possible steps and the history. */
export function Thread(props: ThreadProps) {
  const { quote, linkKey } = props
  useSeen(quote, linkKey)
  const isWanted = quote.seenAs === 'supplier' && quote.steps.includes('answer')
  const isReady = useAnswerParts(quote.id, linkKey === null ? quote.supplier.id : null, isWanted, quote.lines.length > 0)
  const loading = <ThreadSkeleton />
  return isReady ? (
    <Suspense fallback={loading}>
      <LoadedThread {...props} />
    </Suspense>
  ) : (
    loading
  )
}

function LoadedThread({ quote, linkKey, level }: ThreadProps) {
  const other = otherPartyName(quote, quote.seenAs)
  const isViewer = useIsViewer(quote)
  const [sendPlace, setSendPlace] = useState<HTMLElement | null>(null)
  return (
    <div className={styles.frame} data-printed={printedHead(quote)}>
      <div className={styles.thread}>
        <div className={styles.docket}>
          <RequestDocket quote={quote} />
        </div>
        <div className={styles.talk}>
          <PricesPart quote={quote} linkKey={linkKey} level={level} sendPlace={sendPlace} />
          {quote.status === 'won' && quote.seenAs !== 'owner' && (
            <ThreadPart title="Next steps" level={level}>
              <Suspense fallback={null}>
                <FollowUpPart quote={quote} linkKey={linkKey} />
              </Suspense>
            </ThreadPart>
          )}
          <ThreadPart title="History" level={level}>
            <History quote={quote} />
          </ThreadPart>
          {quote.steps.includes('message') && !isViewer && (
            <MessageBar quoteId={quote.id} linkKey={linkKey} to={other} isPricing={isPricing(quote)} onPlace={setSendPlace} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Says on paper whose request it is, and of when. */
const printedHead = ({ supplier: { businessName, abn }, serial, createdAt }: QuoteDetail) =>
  [businessName, abn && `ABN ${abnInWords(abn)}`, `request ${docketNumber(serial)} of ${when(createdAt)}`].filter(Boolean).join(', ')

/** Whether whoever reads it works for the supplier and can change nothing. */
const useIsViewer = ({ seenAs }: QuoteDetail) => useMe()?.member === 'viewer' && seenAs === 'supplier'

/** The prices, and what either side can do about them now. */
function PricesPart({ quote, linkKey, level, sendPlace }: ThreadProps & { sendPlace: HTMLElement | null }) {
  const prices = useRef<HTMLHeadingElement>(null)
  // The step may have removed the button that had the focus.
  const goToPrices = () => prices.current?.focus({ preventScroll: true })
  const steps = useSteps(quote.id, linkKey, goToPrices)
  const isViewer = useIsViewer(quote)
  return (
    <ThreadPart title={quote.seenAs === 'supplier' ? 'Your prices' : 'Prices'} level={level} heading={prices}>
      {quote.offer?.isInstant && <InstantNote quote={quote} />}
      {quote.offer ? (
        <QuotePrices quoteId={quote.id} asked={quote.lines} offer={quote.offer} linkKey={linkKey} />
      ) : (
        <NoPrices quote={quote} />
      )}
      {quote.seenAs === 'buyer' && <AskOrigins quote={quote} linkKey={linkKey} onAsked={goToPrices} />}
      <OrderLinks quote={quote} linkKey={linkKey} />
      <PricesLink quote={quote} linkKey={linkKey} />
      <NextDeliveryLine quote={quote} />
      {quote.seenAs === 'buyer' && <BuyerSteps quote={quote} linkKey={linkKey} {...steps} />}
      {quote.seenAs === 'supplier' && !isViewer && (
        <SendPlace value={sendPlace}>
          <SupplierSteps quote={quote} linkKey={linkKey} onAnswered={goToPrices} {...steps} />
        </SendPlace>
      )}
      <EarlierQuotes quote={quote} linkKey={linkKey} />
    </ThreadPart>
  )
}

/** Whether the supplier that reads it can send first prices. */
const isPricing = ({ seenAs, steps, offer }: QuoteDetail) => seenAs === 'supplier' && !offer && steps.includes('answer')

type PartProps = { title: string; level: 2 | 3; heading?: Ref<HTMLHeadingElement>; children: ReactNode }

function ThreadPart({ title, level, heading, children }: PartProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** Says who has answered where nobody has. */
const InstantNote = ({ quote: { seenAs, supplier } }: { quote: QuoteDetail }) => (
  <p>
    {seenAs === 'supplier'
      ? 'Answered from your price list. You can revise the prices as long as the buyer has not decided.'
      : `${supplier.businessName} has its price list answer at once, and can still revise these prices.`}
  </p>
)

/** Says why there are no prices, and since when. */
function NoPrices({ quote }: { quote: QuoteDetail }) {
  const { status, statusAt, supplier, seenAs } = quote
  if (supplier.id === null && status === 'passed') return <p>{`${supplier.businessName} has left ${BRAND} and cannot answer any more.`}</p>
  if (seenAs === 'supplier' && (status === 'new' || status === 'viewed')) return null
  // The owner of the marketplace reads it too, and gets no email of it.
  const notified = seenAs === 'buyer' ? ' You get an email when it does.' : ''
  const waiting = hasAskedViewer(quote)
    ? `${supplier.businessName} asked you something and waits for your reply.`
    : `${supplier.businessName} has not sent prices yet.${notified}`
  const reasons: Partial<Record<QuoteDetail['status'], string>> = {
    passed: `${seenAs === 'supplier' ? 'You' : supplier.businessName} passed on the request, ${when(statusAt)}.`,
    replied:
      seenAs === 'supplier'
        ? `You answered by email or phone, ${when(statusAt)}. You can still send prices.`
        : `${supplier.businessName} says that it has answered you by email or phone, ${when(statusAt)}.`,
    withdrawn: `The request was withdrawn before it was answered, ${when(statusAt)}.`,
  }
  return <p>{reasons[status] ?? waiting}</p>
}
