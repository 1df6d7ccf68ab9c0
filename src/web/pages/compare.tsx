import { SignedIn } from '#web/features/accounts/signed-in.tsx'
import { Comparison } from '#web/features/quotes/compare/comparison.tsx'
import { ListSkeleton } from '#web/features/quotes/list/list-skeleton.tsx'
import { Head } from '#web/head.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { Page } from '#web/ui/layout/page.tsx'
import styles from './quotes.module.css'

type Props = { id: string }

export const reads = () => []

/** The answers to one bulk request, for whoever has the link of an email, or is signed in. */
export function ComparePage({ id }: Props) {
  const key = useParameter('key')
  return (
    <Page className={styles.page}>
      <Head title="Compare the answers" description="The prices of several suppliers side by side." />
      {key ? (
        <Comparison key={id} bulkId={id} linkKey={key} />
      ) : (
        <SignedIn meanwhile={<ListSkeleton />}>{() => <Comparison key={id} bulkId={id} linkKey={null} />}</SignedIn>
      )}
    </Page>
  )
}
