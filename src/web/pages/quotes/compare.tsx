import type { ComparedRequest } from '#contract/quotes/quotes.ts'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { SentBulk } from '#web/features/quotes/ask/bulk/sent-bulk.tsx'
import { Comparison } from '#web/features/quotes/compare/comparison.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { Head } from '#web/head.tsx'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { AskBatchAgain } from './ask-again.tsx'
import styles from './quotes.module.css'

const ExampleComparison = lazyPart(
  'features/quotes/compare/example/example-comparison',
  async () => (await import('#web/features/quotes/compare/example/example-comparison.tsx')).ExampleComparison,
)

/** Without an id, the example is compared. */
type Props = { id?: string }

export const reads = () => []

export const ComparePage = ({ id }: Props) => (id === undefined ? <ExamplePage /> : <AnswersPage id={id} />)

/** A comparison of invented answers, for visitors. It is not for search engines: its prices are nobody's. */
const ExamplePage = () => (
  <Page className={styles.page}>
    <Head title="An example of a comparison" description="Invented prices of four suppliers for the week of a cafe, side by side." />
    <ExampleComparison />
  </Page>
)

/** The quotes of one bulk request, for a signed-in buyer, or for anyone with the link from the email. */
function AnswersPage({ id }: { id: string }) {
  const key = useParameter('key')
  const toolsFor = (requests: readonly ComparedRequest[]) => <AskBatchAgain bulkId={id} requests={requests} linkKey={key} />
  return (
    <Page className={styles.page}>
      <Head title="Compare the answers" description="The prices of several suppliers side by side." />
      {key ? (
        <Comparison key={id} bulkId={id} linkKey={key} toolsFor={toolsFor} />
      ) : (
        <SignedIn meanwhile={<TableSkeleton />}>{() => <Comparison key={id} bulkId={id} linkKey={null} toolsFor={toolsFor} />}</SignedIn>
      )}
      <SentBulk from="list" />
      <noscript>
        <p>Without it, please reply to the email about this request: your reply goes to whoever wrote it.</p>
      </noscript>
    </Page>
  )
}
