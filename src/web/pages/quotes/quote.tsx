import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { ThreadSkeleton } from '#web/features/quotes/thread/thread-skeleton.tsx'
import { QuoteView } from '#web/features/quotes/mine/quote-view.tsx'
import { SentBulk } from '#web/features/quotes/ask/bulk/sent-bulk.tsx'
import { AddToListButton } from '#web/pages/order-lists/add-to-list-button.tsx'
import { isClosed } from '#contract/quotes/quote-states.ts'
import { TellPhone } from '#web/features/accounts/push/tell-phone.tsx'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { Head } from '#web/head.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { AskAgain } from './ask-again.tsx'
import styles from './quotes.module.css'

type Props = { id: string }

export const reads = () => []

/** One quote request, for its signed-in parties, or for anyone with the link from the email. */
export function QuotePage({ id }: Props) {
  const key = useParameter('key')
  return (
    <Page className={styles.page}>
      <Head title="Quote request" description="What was asked, the prices, and what comes next." />
      {key ? (
        <QuoteView key={id} id={id} linkKey={key} toolsFor={(quote) => <AskAgain quote={quote} linkKey={key} />} />
      ) : (
        <SignedIn meanwhile={<ThreadSkeleton />}>
          {() => <QuoteView key={id} id={id} linkKey={null} toolsFor={(quote) => <Tools quote={quote} />} />}
        </SignedIn>
      )}
      <SentBulk from="list" />
      <noscript>
        <p>Without it, please reply to the email about this request: your reply goes to whoever wrote it.</p>
      </noscript>
    </Page>
  )
}

const Tools = ({ quote }: { quote: QuoteDetail }) => (
  <>
    {quote.seenAs === 'buyer' && quote.lines.length > 0 && <AddToListButton source={{ requestId: quote.id }} />}
    {quote.seenAs === 'buyer' && !isClosed(quote.status) && <TellPhone kind="answers" label="Tell this phone when the supplier answers" />}
    <AskAgain quote={quote} linkKey={null} />
  </>
)
