import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { Comparison } from '#web/features/quotes/compare/comparison.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { Head } from '#web/head.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { Page } from '#web/ui/layout/page.tsx'
import styles from './quotes.module.css'

type Props = { id: string }

export const reads = () => []

/** The quotes of one bulk request, for a signed-in buyer, or for anyone with the link from the email. */
export function ComparePage({ id }: Props) {
  const key = useParameter('key')
  return (
    <Page className={styles.page}>
      <Head title="Compare the answers" description="The prices of several suppliers side by side." />
      {key ? (
        <Comparison key={id} bulkId={id} linkKey={key} />
      ) : (
        <SignedIn meanwhile={<TableSkeleton />}>{() => <Comparison key={id} bulkId={id} linkKey={null} />}</SignedIn>
      )}
      <noscript>
        <p>Without it, please reply to the email about this request: your reply goes to whoever wrote it.</p>
      </noscript>
    </Page>
  )
}
