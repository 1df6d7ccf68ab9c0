import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { Dearer } from '#contract/price-lists/price-lists.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { isStale, PRICE_LIST, replaceList } from '#web/api/price-list.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { useRestore } from '#web/features/price-lists/rows/use-list-steps.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { counted } from '#shared/text/words.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { PASTED_LIST } from './read-form.tsx'
import { rowsToSave, type Answers } from './to-save.ts'
import type { ReadList } from './use-reading.ts'

type Options = {
  /** Compares the list again with the stored one, which somebody has changed. */
  onStale: () => Promise<unknown>
  /** `dearer` are the rows that are dearer than prices which were promised. */
  onSaved: (dearer: Dearer[]) => void
}

/** Replaces the stored list by what was read. What the server refuses stands at its row. */
export function useSaveList(supplierId: Id, { onStale, onSaved }: Options) {
  const undo = useRestore(supplierId)
  const [wrong, setWrong] = useState<ReadonlyMap<number, string>>(new Map())
  const [problem, setProblem] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const replace = useUpload(replaceList, { invalidates: [PRICE_LIST], failure: () => undefined })
  const fail = async (error: unknown, places: readonly number[]) => {
    if (isStale(error)) {
      setChanged(true)
      return void (await onStale())
    }
    const found = fieldErrorsIn(error).flatMap(({ path, message }) => {
      const at = places[Number(path.split('.')[1])]
      return at === undefined ? [] : [[at, message] as const]
    })
    setWrong(new Map(found))
    setProblem(
      found.length > 0 ? `${counted(found.length, 'item has', 'items have')} something that cannot be saved.` : serverMessage(error),
    )
  }
  const save = ({ reading, etag }: ReadList, answers: Answers) => {
    const rows = rowsToSave(reading, answers)
    setProblem(undefined)
    setWrong(new Map())
    setChanged(false)
    replace.sendOrThrow({ id: supplierId, ifMatch: etag, rows: rows.map(({ row }) => row) }).then(
      ({ counts, dearer }) => {
        forgetText(PASTED_LIST)
        toast({
          title: 'Your price list is saved',
          description: `${counts.new} new, ${counts.changed} changed, ${counts.gone} gone.`,
          tone: 'success',
          action: { label: 'Undo', onAct: undo },
        })
        onSaved(dearer)
      },
      (error) =>
        void fail(
          error,
          rows.map(({ at }) => at),
        ),
    )
  }
  return { save, wrong, problem, isChanged, isPending: replace.isPending }
}
