import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { SHOWS_MERGES } from './lists.ts'
import { leftInWords, movedInWords, nameOf, type Named } from './merge-texts.ts'
import styles from './supplier-merges.module.css'
import { useUndo } from './use-undo.ts'

type MergeDialogProps = {
  kept: Named
  other: Named
  /** Called after the merge, which removes the row together with the focus. */
  onMerged: () => void
  onClose: () => void
}

/** Says what a merge would move and leave, as the server has tried it, and asks whether to merge. */
export function MergeDialog({ kept, other, onMerged, onClose }: MergeDialogProps) {
  const choice = { id: kept.id, otherId: other.id }
  const preview = useQuery({ ...query('GET /api/admin/suppliers/:id/merge', choice), gcTime: 0 })
  const undo = useUndo()
  const { send, isPending, problem } = useWrite('POST /api/admin/suppliers/:id/merge', {
    invalidates: SHOWS_MERGES,
    failure: shownElsewhere,
    onSuccess: ({ id }) => {
      onClose()
      onMerged()
      toast({
        title: 'Suppliers merged',
        description: `${nameOf(other, kept)} is part of ${nameOf(kept, other)}`,
        tone: 'success',
        action: { label: 'Undo', onAct: () => void undo.send({ id }) },
      })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Keep ${nameOf(kept, other)}`}
      description={`${nameOf(other, kept)} becomes part of it, and its page leads there.`}
      problem={problem}
      footer={
        preview.data &&
        !preview.error && (
          <Button busy={isPending} busyLabel="Merging..." onClick={() => void send(choice)}>
            Merge the two
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <QueryBoundary of={preview} loading={<LinesSkeleton lines={5} />}>
          {(found) => <Consequences {...found} />}
        </QueryBoundary>
      </Stack>
    </Dialog>
  )
}

const Consequences = ({ moved, left, keptName, mergedName, undoUntil }: ResponseOf<'GET /api/admin/suppliers/:id/merge'>) => (
  <>
    <Lines
      title={`Comes to ${keptName}`}
      lines={movedInWords(moved)}
      empty="Nothing: it has no reviews, requests or contacts, and nobody saved it."
    />
    <Lines title={`Stays with ${mergedName}, unseen`} lines={leftInWords(left)} />
    <p>
      You can undo this until {when(undoUntil)}. What comes in until then stays with {keptName}.
    </p>
  </>
)

const Lines = ({ title, lines, empty }: { title: string; lines: string[]; empty?: string }) => (
  <section aria-label={title}>
    <h3 className={styles.lead}>{title}</h3>
    {lines.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </section>
)
