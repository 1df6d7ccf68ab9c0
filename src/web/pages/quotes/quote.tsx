import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { ThreadSkeleton } from '#web/features/quotes/thread/thread-skeleton.tsx'
import { QuoteView } from '#web/features/quotes/mine/quote-view.tsx'
import { Head } from '#web/head.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { Page } from '#web/ui/layout/page.tsx'
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
        <QuoteView key={id} id={id} linkKey={key} />
      ) : (
        <SignedIn meanwhile={<ThreadSkeleton />}>{() => <QuoteView key={id} id={id} linkKey={null} />}</SignedIn>
      )}
      <noscript>
        <p>Without it, please reply to the email about this request: your reply goes to whoever wrote it.</p>
      </noscript>
    </Page>
  )
}
