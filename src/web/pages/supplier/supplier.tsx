import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { ClaimLink } from '#web/features/accounts/claims/claim-link.tsx'
import { readContactDetails } from '#web/features/quotes/ask/contact-details.ts'
import { useSentTo } from '#web/features/quotes/ask/sent-requests.ts'
import { useQuoteDialog } from '#web/features/quotes/ask/use-quote-dialog.tsx'
import { CardActions } from '#web/features/reviews/card-actions.tsx'
import { ReviewCard } from '#web/features/reviews/review-card.tsx'
import { useReviewDialog } from '#web/features/reviews/use-review-dialog.tsx'
import { reviewReads } from '#web/features/reviews/reviews.tsx'
import { toggleSaved, useIsSaved } from '#web/features/saved/saved-suppliers.ts'
import { ContactCard } from '#web/features/suppliers/contact/contact-card.tsx'
import { deliveryRead } from '#web/features/suppliers/delivery/delivery-question.tsx'
import { share } from '#web/features/suppliers/share.ts'
import { SupplierBar } from '#web/features/suppliers/supplier-bar.tsx'
import { SupplierCover } from '#web/features/suppliers/supplier-cover.tsx'
import { SupplierFailed } from '#web/features/suppliers/supplier-failed.tsx'
import { supplierHead } from '#web/features/suppliers/facts/supplier-facts.ts'
import { SupplierHeader } from '#web/features/suppliers/supplier-header.tsx'
import { useViewCount } from '#web/features/suppliers/use-view-count.ts'
import { Head } from '#web/head.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ANONYMOUS } from '#web/storage/requester.ts'
import { storageOf } from '#web/storage/requester-storage.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import type { SupplierSearch } from '#web/features/suppliers/supplier-search.ts'
import { useSite } from '#web/use-site.ts'
import { ProfileBody } from './supplier-body.tsx'
import { profileReads } from './supplier-reads.ts'
import { SupplierSkeleton } from './supplier-skeleton.tsx'
import styles from './supplier.module.css'

const SentNote = lazy(async () => ({ default: (await import('#web/features/quotes/ask/sent-note.tsx')).SentNote }))
const AddOrEdit = lazy(async () => ({ default: (await import('./add-or-edit.tsx')).AddOrEdit }))
const SupplierNotFound = lazy(async () => ({ default: (await import('#web/features/suppliers/supplier-not-found.tsx')).SupplierNotFound }))

/** For the dashboard, where suppliers read their reviews. */
export const reviewParts = { Card: ReviewCard, Actions: CardActions, useDialog: useReviewDialog }

type Props = { id: string; search: SupplierSearch }

export const reads = ({ id, search }: Props) => [
  ...Object.values(profileReads(id)),
  ...Object.values(reviewReads(id, search)),
  ...(search.location === undefined ? [] : [deliveryRead(id, search.location)]),
]

export function SupplierPage({ id, search }: Props) {
  const { data: supplier, error, refetch, isFetching } = useQuery(profileReads(id).supplier)
  useTop(id)
  useViewCount(supplier?.id)
  if (supplier) return <Profile key={supplier.id} supplier={supplier} search={search} />
  if (error?.status === 404 || supplier === null) return <NotFound />
  return (
    <Page key={error ? 'failed' : 'loading'} bands>
      <Head title={error ? 'Supplier could not be loaded' : 'Supplier'} description="A wholesale supplier for cafes and restaurants." />
      {error ? (
        <SupplierFailed message={serverMessage(error)} isTrying={isFetching} onTryAgain={() => void refetch()} />
      ) : (
        <SupplierSkeleton />
      )}
    </Page>
  )
}

const NotFound = () => (
  <Page>
    <Head title="Supplier Not Found" description="There is no supplier at this address." />
    <Suspense>
      <SupplierNotFound />
    </Suspense>
  </Page>
)

function Profile({ supplier, search }: { supplier: Supplier; search: SupplierSearch }) {
  const { publicUrl } = useSite()
  const { answerTimes, promotions } = profileReads(String(supplier.id))
  const offered = useQuery(promotions).data ?? []
  const sent = useSentTo(supplier.id)
  const isSaved = useIsSaved(supplier.id)
  const quote = useQuoteDialog(supplier)
  const head = supplierHead(supplier, publicUrl, offered)
  const actions = {
    supplier,
    isSaved,
    onSave: () => toggleSaved(supplier.id),
    onRequest: () => void quote.open(),
    onApproach: quote.prepare,
  }
  const onShare = () => void share({ title: head.title, url: new URL(head.path, location.href).href })
  return (
    <>
      <Page bands>
        <Head {...head} />
        <SupplierCover supplier={supplier} />
        <Wrap className={styles.profile}>
          <SupplierHeader supplier={supplier} />
          <div className={styles.side}>
            <ContactCard
              {...actions}
              remembered={remembered}
              answerTimes={useQuery(answerTimes).data}
              onShare={onShare}
              bulk={<Bulk supplier={supplier} />}
              sent={sent && <AfterSending supplier={supplier} sent={sent} />}
            />
            {supplier.isClaimable && <ClaimLink supplier={supplier} />}
          </div>
          <ProfileBody
            supplier={supplier}
            search={search}
            promotions={offered}
            onAsk={(kind, product) => void quote.open({ kind, product })}
          />
        </Wrap>
      </Page>
      <SupplierBar {...actions} isSent={sent !== undefined} />
      {quote.dialog}
    </>
  )
}

/** What is selected is known in the browser only. */
const Bulk = ({ supplier }: { supplier: Supplier }) => <Suspense>{useHydrated() && <AddOrEdit supplier={supplier} />}</Suspense>

const AfterSending = (props: ComponentProps<typeof SentNote>) => (
  // Here before the note is loaded, so that a link to it leads here.
  <div id="request-sent">
    <Suspense>
      <SentNote {...props} />
    </Suspense>
  </div>
)

/** Returns the contact details of an earlier anonymous quote request in this browser. */
function remembered() {
  const { contactEmail, contactPhone } = readContactDetails(storageOf(ANONYMOUS)) ?? {}
  return { email: contactEmail, phone: contactPhone }
}

/**
 * Scrolls to the top on entry and when the id changes, unless the address has a fragment; after a page load the browser restores the scroll
 * position.
 */
function useTop(id: string) {
  const isHydrated = useHydrated()
  const [entered] = useState(isHydrated)
  const [first] = useState(id)
  useEffect(() => {
    if ((!entered && id === first) || location.hash) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  }, [id, entered, first])
}
