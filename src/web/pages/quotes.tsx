import { SignedIn } from '#web/features/accounts/signed-in.tsx'
import { ListSkeleton } from '#web/features/quotes/list/list-skeleton.tsx'
import { MyQuotes } from '#web/features/quotes/mine/my-quotes.tsx'
import { Head } from '#web/head.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import styles from './quotes.module.css'

export const reads = () => []

export const QuotesPage = () => (
  <Page title="Your quote requests" className={styles.page}>
    <Head title="Your quote requests" description="What you asked suppliers, and their answers." />
    <SignedIn meanwhile={<ListSkeleton pictured />}>{() => <MyQuotes />}</SignedIn>
  </Page>
)
