import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { DELETION_UNDO_DAYS, type SupplierDeletion } from '#contract/owner/supplier-deletion.ts'
import { counted } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from '#web/features/owner-suppliers/supplier-dialog.module.css'
import { SHOWS_DELETIONS, useUndoDeletion } from './use-undo-deletion.ts'

type DeleteSupplierProps = { supplier: OwnerSupplier; onDone: () => void }

/** The button that deletes a listing that nobody manages; one with an account ends with its account. */
export function DeleteSupplier({ supplier, onDone }: DeleteSupplierProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.suspension}>
      <p className={styles.about}>
        {supplier.isClaimed
          ? 'It ends when its supplier deletes the account; you can suspend it.'
          : `Deleted, it is gone from all pages at once. You can take that back for ${DELETION_UNDO_DAYS} days.`}
      </p>
      {!supplier.isClaimed && (
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Delete...
        </Button>
      )}
      {isOpen && <DeleteDialog supplier={supplier} onDone={onDone} onClose={() => setOpen(false)} />}
    </div>
  )
}

function DeleteDialog({ supplier: { id, businessName }, onDone, onClose }: DeleteSupplierProps & { onClose: () => void }) {
  const preview = useQuery({ ...query('GET /api/admin/suppliers/:id/deletion', { id: String(id) }), gcTime: 0 })
  const undo = useUndoDeletion()
  const { send, isPending, problem } = useWrite('DELETE /api/admin/suppliers/:id', {
    invalidates: SHOWS_DELETIONS,
    success: {
      title: 'Supplier deleted',
      description: businessName,
      tone: 'success',
      action: { label: 'Undo', onAct: () => void undo.send({ id: String(id) }) },
    },
    failure: shownElsewhere,
    onSuccess: onDone,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${businessName}`}
      description={`It is gone for everybody at once. For ${DELETION_UNDO_DAYS} days you can take that back, under “Deleted”.`}
      problem={problem}
      footer={
        preview.data &&
        !preview.error && (
          <Button variant="destructive" busy={isPending} busyLabel="Deleting..." onClick={() => void send({ id: String(id) })}>
            Delete it
          </Button>
        )
      }
    >
      <QueryBoundary of={preview} loading={<LinesSkeleton lines={4} />}>
        {(deletion) => (
          <Stack gap={4}>
            <Lines title="What goes" lines={goesOf(deletion)} />
            <Lines title="What stays" lines={staysOf(deletion)} />
            <Lines title="What does not come back" lines={lostOf(deletion)} />
          </Stack>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

const Lines = ({ title, lines }: { title: string; lines: string[] }) => (
  <section aria-label={title}>
    <h3 className={styles.lead}>{title}</h3>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)

const existing = (lines: [count: number, line: string][]) => lines.flatMap(([count, line]) => (count > 0 ? [line] : []))

const goesOf = ({ products, pictures, venues, reviews, saved, contacts }: SupplierDeletion) => [
  'Its page, with all details.',
  ...existing([
    [products, `${counted(products, 'product')}.`],
    [pictures, `${counted(pictures, 'picture')}.`],
    [venues, `${counted(venues, 'venue')}.`],
    [reviews, `${counted(reviews, 'review')}.`],
    [saved, `Its place with ${counted(saved, 'buyer')} who saved it.`],
    [contacts, `${counted(contacts, 'contact')}.`],
  ]),
]

function staysOf({ requests, merged }: SupplierDeletion): string[] {
  const lines = existing([
    [requests, `${counted(requests, 'quote request')}, with the buyers.`],
    [merged, `${counted(merged, 'listing')} that you merged into it: unseen.`],
  ])
  return lines.length > 0 ? lines : ['Nothing but the entry in the audit.']
}

const lostOf = ({ openRequests }: SupplierDeletion) => [
  ...existing([[openRequests, `${counted(openRequests, 'open request')}: passed at once, and the buyers are told.`]]),
  `After ${DELETION_UNDO_DAYS} days: all of it.`,
]
