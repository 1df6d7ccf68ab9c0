import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import type { FilledField } from '#contract/owner/supplier-merges.ts'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { SHOWS_MERGES } from './lists.ts'
import { FIELD_WORDS, leftInWords, movedInWords, nameOf, type Named } from './merge-texts.ts'
import styles from './supplier-merges.module.css'
import { useUndo } from './use-undo.ts'

type MergeDialogProps = {
  kept: Named
  other: Named
  /** Whether the two can change places: where nobody has said yet which one stays. */
  canSwap?: boolean
  /** Called after the merge, which removes the row together with the focus. */
  onMerged: () => void
  onClose: () => void
}

/** Says what a merge would move and leave, as the server has tried it, offers what fills gaps, and asks whether to merge. */
export function MergeDialog({ canSwap = false, ...props }: MergeDialogProps) {
  const [isSwapped, setSwapped] = useState(false)
  const [kept, other] = isSwapped ? [props.other, props.kept] : [props.kept, props.other]
  const choice = { id: kept.id, otherId: other.id }
  const preview = useQuery({ ...query('GET /api/admin/suppliers/:id/merge', choice), gcTime: 0 })
  const [left, setLeft] = useState<ReadonlySet<FilledField>>(new Set())
  const { send, isPending, problem } = useMerge({ ...props, kept, other })
  const tick = (field: FilledField) =>
    setLeft(left.has(field) ? new Set([...left].filter((one) => one !== field)) : new Set([...left, field]))
  const fill = preview.data?.gaps.flatMap(({ field }) => (left.has(field) ? [] : field)) ?? []
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={`Keep ${nameOf(kept, other)}`}
      description={`${nameOf(other, kept)} becomes part of it, and its page leads there.`}
      problem={problem}
      footer={
        preview.data &&
        !preview.error && (
          <Button busy={isPending} busyLabel="Merging..." onClick={() => void send({ ...choice, fill })}>
            Merge the two
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {canSwap && (
          <div>
            <Button variant="quiet" size="sm" disabled={isPending} onClick={() => setSwapped(!isSwapped)}>
              {`Keep ${nameOf(other, kept)} instead`}
            </Button>
          </div>
        )}
        <QueryBoundary of={preview} loading={<LinesSkeleton lines={5} />}>
          {(found) => (
            <>
              <Gaps gaps={found.gaps} keptName={found.keptName} left={left} onTick={tick} />
              <Consequences {...found} />
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Dialog>
  )
}

function useMerge({ kept, other, onMerged, onClose }: MergeDialogProps) {
  const undo = useUndo()
  return useWrite('POST /api/admin/suppliers/:id/merge', {
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
}

type Preview = ResponseOf<'GET /api/admin/suppliers/:id/merge'>
type GapsProps = Pick<Preview, 'gaps' | 'keptName'> & { left: ReadonlySet<FilledField>; onTick: (field: FilledField) => void }

/** What the kept listing has not and the other has, ticked. */
const Gaps = ({ gaps, keptName, left, onTick }: GapsProps) =>
  gaps.length > 0 && (
    <fieldset className={styles.gaps}>
      <legend className={styles.lead}>{`Fill what ${keptName} is missing`}</legend>
      {gaps.map(({ field, value }) => (
        <Checkbox
          key={field}
          label={
            <>
              <span>{`${FIELD_WORDS[field]}: `}</span>
              <span className={styles.value}>{value}</span>
            </>
          }
          checked={!left.has(field)}
          onChange={() => onTick(field)}
        />
      ))}
    </fieldset>
  )

const Consequences = ({ moved, left, keptName, mergedName, undoUntil }: Preview) => (
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
