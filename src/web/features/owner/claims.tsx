import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import type { Claim } from '#contract/suppliers/claims.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ListRow } from '#web/ui/layout/list-row.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './owner.module.css'
import { forgetText } from '#web/storage/text-drafts.ts'
import { ClaimWords } from './claim-words.tsx'
import { UndoApproval, type Approved } from './undo-approval.tsx'
import { refusalDraft, RefuseClaim } from './refuse-claim.tsx'

const read = query('GET /api/admin/claims', { limit: 100 })

type Listing = NonNullable<Claim['ownListing']>
type Merging = { kept: Listing; other: Listing; onMerged: () => void; onClose: () => void }

type ClaimsProps = {
  /** The dialog that merges an account's own listing into the one that it claims. */
  mergeDialog: (merging: Merging) => ReactNode
}

/** The open claims of listings, each to be approved or refused. Where the account has a listing already, a merge approves it. */
export function Claims({ mergeDialog }: ClaimsProps) {
  const list = useRef<HTMLDivElement>(null)
  const all = useQuery(read)
  const [approved, setApproved] = useState<Approved>()
  const focusList = () => list.current?.focus()
  return (
    <Section size="tab" title="Claims to decide" sub="The oldest first.">
      <div ref={list} tabIndex={-1} className={styles.list}>
        <output className={styles.news}>
          {approved && <UndoApproval key={approved.at} approved={approved} onEnd={() => setApproved(undefined)} onUndone={focusList} />}
        </output>
        <QueryBoundary of={all} loading={<RowsSkeleton rows={2} hasAction />}>
          {({ items }) =>
            items.length === 0 ? (
              <p>Nobody claims a listing at the moment.</p>
            ) : (
              <ul>
                {items.map((claim) => (
                  <ClaimRow key={claim.id} claim={claim} mergeDialog={mergeDialog} onDecided={focusList} onApproved={setApproved} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
    </Section>
  )
}

type ClaimRowProps = ClaimsProps & {
  claim: Claim
  /** Called after the decision, which removes the row together with the focus. */
  onDecided: () => void
  /** Called after an approval by this row, which can be undone for a minute. */
  onApproved: (approved: Approved) => void
}

function ClaimRow({ claim, mergeDialog, onDecided, onApproved }: ClaimRowProps) {
  const { id, businessName, username, ownListing } = claim
  const [isRefusing, setRefusing] = useState(false)
  const { send, isPending, problem, reset } = useDecision(claim, onDecided, onApproved)
  const ask = () => {
    reset()
    setRefusing(true)
  }
  return (
    <ListRow>
      <ClaimWords claim={claim} />
      <Stack row gap={2}>
        {ownListing ? (
          <MergeInstead claim={claim} ownListing={ownListing} isBusy={isPending} mergeDialog={mergeDialog} onMerged={onDecided} />
        ) : (
          <Button
            size="sm"
            busy={isPending}
            aria-label={`Approve the claim to ${businessName}`}
            onClick={() => void send({ id, decision: 'approve' })}
          >
            Approve
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          disabled={isPending}
          aria-label={`Refuse the claim to ${businessName}`}
          aria-haspopup="dialog"
          onClick={ask}
        >
          Refuse
        </Button>
      </Stack>
      {isRefusing && (
        <RefuseClaim
          claim={{ id, businessName, username }}
          isBusy={isPending}
          problem={problem}
          onRefuse={(reason) => void send({ id, decision: 'refuse', reason })}
          onClose={() => setRefusing(false)}
        />
      )}
    </ListRow>
  )
}

type MergeInsteadProps = ClaimsProps & { claim: Claim; ownListing: Listing; isBusy: boolean; onMerged: () => void }

/** The approval for an account with a listing of its own, which becomes part of the claimed one. */
function MergeInstead({ claim: { supplierId, businessName }, ownListing, isBusy, mergeDialog, onMerged }: MergeInsteadProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={`Merge ${ownListing.businessName} into ${businessName}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Merge
      </Button>
      {isOpen && mergeDialog({ kept: { id: supplierId, businessName }, other: ownListing, onMerged, onClose: () => setOpen(false) })}
    </>
  )
}

const useDecision = ({ id, businessName, username }: Claim, onDecided: () => void, onApproved: (approved: Approved) => void) =>
  useWrite('POST /api/admin/claims/:id', {
    invalidates: ['GET /api/admin/claims', 'GET /api/admin/decisions', 'GET /api/admin/audit'],
    success: (_, { decision }) => ({
      title: decision === 'approve' ? 'Claim approved' : 'Claim refused',
      description: businessName,
      tone: 'success',
    }),
    onSuccess: (_, { decision }) => {
      if (decision === 'approve') onApproved({ id, businessName, username, at: Date.now() })
      forgetText(refusalDraft(id))
      onDecided()
    },
  })
