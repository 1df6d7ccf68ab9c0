import { lazy, Suspense, useEffect, useRef } from 'react'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { SupplierListSkeleton } from '#web/features/directory/list/supplier-list.tsx'
import { SentBulk } from '#web/features/quotes/ask/bulk/sent-bulk.tsx'
import { useSavedAddress, type SavedChoice } from '#web/features/saved/compare/use-saved-address.ts'
import { useSavedSuppliers } from '#web/features/saved/use-saved-suppliers.ts'
import { Head } from '#web/head.tsx'
import { SUPPLIERS } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { LoadingWords } from '#web/ui/skeletons/loading-words.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import { SAVED_COUNT, SavedList } from './saved/saved-list.tsx'
import styles from './saved.module.css'

const CompareSaved = lazy(async () => ({ default: (await import('./saved/compare-saved.tsx')).CompareSaved }))

export const reads = () => []

/** The suppliers that a visitor or an account has saved, by category: asked together, and compared. */
export function SavedPage() {
  const choice = useSavedAddress()
  const wasCompared = useRef(choice.isCompared)
  useEffect(() => {
    // What had the focus is gone with the comparison.
    if (wasCompared.current && !choice.isCompared) document.getElementById(SAVED_COUNT)?.focus({ preventScroll: true })
    wasCompared.current = choice.isCompared
  }, [choice.isCompared])
  return (
    <Page title="Saved suppliers" className={styles.page}>
      <Head title="Saved suppliers" description="The suppliers you saved, and one request to all of them." />
      {choice.isCompared ? (
        <Suspense fallback={<TableSkeleton rows={8} />}>
          <CompareSaved choice={choice} />
        </Suspense>
      ) : (
        <AllSaved choice={choice} />
      )}
      <SentBulk from="saved" />
    </Page>
  )
}

function AllSaved({ choice }: { choice: SavedChoice }) {
  const { error, tryAgain, ...saved } = useSavedSuppliers(choice.chosen)
  const { suppliers } = saved
  if (error) return <Failed message={serverMessage(error)} onTryAgain={tryAgain} />
  if (suppliers?.length === 0) return <NothingSaved />
  if (suppliers) return <SavedList {...saved} suppliers={suppliers} choice={choice} />
  return (
    <>
      <LoadingWords />
      <SupplierListSkeleton view="list" />
    </>
  )
}

const NothingSaved = () => (
  <EmptyState
    title="Nothing saved yet"
    image={<img src={scenePath('empty')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
    action={<ButtonLink href={SUPPLIERS}>Browse suppliers</ButtonLink>}
  >
    The heart on a supplier keeps it here, to compare later or to ask several for a quote at once.
  </EmptyState>
)

const Failed = ({ message, onTryAgain }: { message: string; onTryAgain: () => void }) => (
  <EmptyState
    title="Your list could not be loaded"
    image={<img src={scenePath('lost')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
    action={<Button onClick={onTryAgain}>Try again</Button>}
  >
    {message}
  </EmptyState>
)
