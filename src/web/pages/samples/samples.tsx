import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import type { SampleDetail } from '#contract/samples/samples.ts'
import { counted } from '#shared/text/words.ts'
import { query } from '#web/api/reads/query.ts'
import { useMe } from '#web/api/session/me.ts'
import { ConfirmToSee } from '#web/features/accounts/session/confirm-to-see.tsx'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { reviewDrafts } from '#web/features/reviews/review-drafts.ts'
import { MySamples, SamplesOf } from '#web/features/samples/sample-list.tsx'
import { SampleView } from '#web/features/samples/view/sample-view.tsx'
import { Head } from '#web/head.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { writeReviewPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './samples.module.css'

/** The samples of a buyer or a supplier; with an id, one of them. */
export const SamplesPage = ({ id }: { id?: string | undefined }) => (id === undefined ? <AllSamples /> : <OneSample key={id} id={id} />)

const AllSamples = () => (
  <Page title="Samples" sub="What was asked for to try, and what came of it.">
    <Head title="Samples" description="Samples that were asked for, and what came of them." />
    <SignedIn meanwhile={<RowsSkeleton rows={4} />}>{(user) => <OwnSamples user={user} />}</SignedIn>
  </Page>
)

function OwnSamples({ user }: { user: User }) {
  if (user.supplierId !== undefined) return <SuppliersSamples supplierId={user.supplierId} />
  if (user.role !== 'restaurant') return <p>Samples are asked for by cafes and restaurants, and sent by suppliers.</p>
  return (
    <Stack gap={6}>
      <ConfirmToSee user={user} />
      <MySamples />
    </Stack>
  )
}

function SuppliersSamples({ supplierId }: { supplierId: number }) {
  const won = useQuery(query('GET /api/dashboard/supplier', {})).data?.stats.samplesWon ?? 0
  return (
    <Stack gap={6}>
      {won > 0 && <p>{`${counted(won, 'sample')} led to a quote that was accepted.`}</p>}
      <SamplesOf supplierId={supplierId} />
    </Stack>
  )
}

function OneSample({ id }: { id: string }) {
  const key = useParameter('key')
  const view = (linkKey: string | null) => <SampleView id={id} linkKey={linkKey} toolsFor={(sample) => <AsReview sample={sample} />} />
  return (
    <Page className={styles.page}>
      <Head title="Sample" description="What was asked for to try, and what comes next." />
      {key ? view(key) : <SignedIn meanwhile={<LinesSkeleton lines={8} />}>{() => view(null)}</SignedIn>}
      <noscript>
        <p>Without it, please reply to the email about this sample: your reply goes to whoever wrote it.</p>
      </noscript>
    </Page>
  )
}

/** The button that carries a verdict into a review, for buyers with an account, who may write one. */
function AsReview({ sample: { verdict, supplier, seenAs } }: { sample: SampleDetail }) {
  const me = useMe()
  const { id } = supplier
  if (!verdict || id === null || seenAs !== 'buyer' || me?.role !== 'restaurant') return null
  const write = () => {
    reviewDrafts.set(id, { rating: verdict.stars, text: verdict.note ?? '', tags: [] })
    navigate(writeReviewPath(id))
  }
  return (
    <div>
      <Button variant="quiet" onClick={write}>
        Write it as a review
      </Button>
    </div>
  )
}
