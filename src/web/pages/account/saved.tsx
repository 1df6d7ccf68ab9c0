import { lazy, Suspense, useRef, useState } from 'react'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { MAX_BULK } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { SupplierList, SupplierListSkeleton } from '#web/features/directory/list/supplier-list.tsx'
import { SentBulk } from '#web/features/quotes/ask/bulk/sent-bulk.tsx'
import { RemoveButton } from '#web/features/saved/remove-button.tsx'
import { useSavedSuppliers } from '#web/features/saved/use-saved-suppliers.ts'
import { Head } from '#web/head.tsx'
import { SUPPLIERS } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LoadingWords } from '#web/ui/skeletons/loading-words.tsx'
import styles from './saved.module.css'

const BulkQuoteDialog = lazy(async () => ({
  default: (await import('#web/features/quotes/ask/bulk/bulk-quote-dialog.tsx')).BulkQuoteDialog,
}))

export const reads = () => []

/** The suppliers that a visitor or an account has saved, with a button to request a quote from all of them. */
export function SavedPage() {
  const { error, tryAgain, ...saved } = useSavedSuppliers()
  const { suppliers } = saved
  return (
    <Page title="Saved suppliers" className={styles.page}>
      <Head title="Saved suppliers" description="The suppliers you saved, and one request to all of them." />
      {suppliers && !error && suppliers.length > 0 && <List {...saved} suppliers={suppliers} />}
      {suppliers && !error && suppliers.length === 0 && <NothingSaved />}
      {error && <Failed message={serverMessage(error)} onTryAgain={tryAgain} />}
      {!suppliers && !error && (
        <>
          <LoadingWords />
          <SupplierListSkeleton />
        </>
      )}
      <SentBulk from="saved" />
    </Page>
  )
}

type ListProps = Omit<ReturnType<typeof useSavedSuppliers>, 'suppliers' | 'error' | 'tryAgain'> & { suppliers: SupplierRow[] }

function List({ suppliers, total, showMore, isLoadingMore }: ListProps) {
  const count = useRef<HTMLHeadingElement>(null)
  const [receivers, setReceivers] = useState<SupplierRow[]>()
  const close = () => setReceivers(undefined)
  return (
    <>
      <Stack row gap={4} justify="space-between" className={styles.tools}>
        <h2 ref={count} tabIndex={-1} className={styles.count}>
          {total === 1 ? '1 supplier saved' : `${total} suppliers saved`}
        </h2>
        <Button icon="paper-plane-right" aria-haspopup="dialog" onClick={() => setReceivers(suppliers.slice(0, MAX_BULK))}>
          {askLabel(total)}
        </Button>
      </Stack>
      <SupplierList
        suppliers={suppliers}
        isStale={false}
        level={3}
        favouriteOf={(supplier) => <RemoveButton supplier={supplier} onRemoved={() => count.current?.focus()} />}
      />
      {(showMore || isLoadingMore) && (
        <div className={styles.more}>
          <Button variant="quiet" busy={isLoadingMore} busyLabel="Loading..." onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
      {receivers && (
        <Suspense>
          <BulkQuoteDialog
            from="saved"
            suppliers={receivers}
            onClose={close}
            onRemove={(id) => setReceivers((now) => now?.filter((receiver) => receiver.id !== id))}
            onSent={close}
          />
        </Suspense>
      )}
    </>
  )
}

function askLabel(total: number): string {
  if (total > MAX_BULK) return `Ask the first ${MAX_BULK} for a quote`
  return total === 1 ? 'Ask for a quote' : 'Ask them all for a quote'
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
