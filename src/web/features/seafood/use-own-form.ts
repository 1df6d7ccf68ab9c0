import { useState } from 'react'
import type { SeafoodRow } from '#contract/seafood/seafood.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'
import { draftIn, ownFieldOf, sentOf, typedOf, type OwnField, type TypedOwn } from './own-values.ts'
import { CHANGED_READS } from './use-row-steps.ts'

type Errors = Partial<Record<OwnField, string>>
/** Ids of the fields are those of one form at a time: the new row has its own. */
export const ownFieldId = (row: SeafoodRow | undefined, name: OwnField) => `seafood-${row?.id ?? 'new'}-${name}`

/**
 * The form of a row that is bought elsewhere. What is typed is stored until it is sent; what the server refuses stands at its field, the first
 * of which has the focus.
 */
export function useOwnForm(row: SeafoodRow | undefined, onSaved: () => void) {
  const storage = useRequesterStorage()
  const [today] = useState(() => sydneyDay(new Date()))
  const draft = `seafood-draft-${row?.id ?? 'new'}` as const
  const [typed, setTyped] = useState<TypedOwn>(() => draftIn(storage?.read(draft)) ?? typedOf(row, today))
  const [errors, setErrors] = useState<Errors>({})
  const fail = (error: unknown) => {
    const faults = fieldErrorsIn(error).flatMap(({ path, message }) => {
      const name = ownFieldOf(path)
      return name ? [{ name, message }] : []
    })
    setErrors(Object.fromEntries(faults.map(({ name, message }) => [name, message])))
    const [first] = faults
    if (first) document.getElementById(ownFieldId(row, first.name))?.focus()
  }
  const attempts = useAttempts(`seafood-${row?.id ?? 'new'}`)
  const add = useWrite('POST /api/venue/seafood', { invalidates: CHANGED_READS, success: 'Noted', failure: fail, attempts })
  const change = useWrite('PUT /api/venue/seafood/:id', { invalidates: CHANGED_READS, success: 'Saved', failure: fail })
  const clear = () => {
    storage?.remove(draft)
    setTyped(typedOf(row, today))
    setErrors({})
  }
  return {
    typed,
    errors,
    today,
    isPending: add.isPending || change.isPending,
    problem: Object.keys(errors).length > 0 ? undefined : (add.problem ?? change.problem),
    type: (more: Partial<TypedOwn>) => {
      const next = { ...typed, ...more }
      setTyped(next)
      storage?.write(draft, next)
    },
    clear,
    submit: async () => {
      setErrors({})
      const sent = sentOf(typed)
      const isSaved = await (row ? change.send({ id: row.id, ...sent }) : add.send(sent))
      if (!isSaved) return
      clear()
      onSaved()
    },
  }
}
