import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { priceListPage } from '#web/api/price-list.ts'
import { RowForm } from '#web/features/price-lists/row-form.tsx'
import { draftIn, problemsIn, rowOf, valuesOf, type RowProblems, type RowValues } from '#web/features/price-lists/row-values.ts'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'
import { useListSteps } from './use-list-steps.ts'

const NOTHING = { item: '', code: null, packSize: null, unit: null, contents: null, priceCents: null, gst: null, origin: null, note: null }
const DRAFT = 'price-list-draft-new'

/** The form of a row that is typed. */
export function AddRow({ supplierId, onClose }: { supplierId: Id; onClose: () => void }) {
  const storage = useRequesterStorage()
  const { add, isPending } = useListSteps(supplierId)
  const [values, setValues] = useState<RowValues>(() => draftIn(storage?.read(DRAFT)) ?? valuesOf(NOTHING))
  const [problems, setProblems] = useState<RowProblems>({})
  const [problem, setProblem] = useState<string>()
  const { data: page } = useQuery(priceListPage(supplierId, '', 0))
  const type = (more: Partial<RowValues>) => {
    const next = { ...values, ...more }
    setValues(next)
    storage?.write(DRAFT, next)
  }
  const close = () => {
    storage?.remove(DRAFT)
    onClose()
  }
  const save = () => {
    const found = problemsIn(values)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    add(rowOf(values, NOTHING)).then(close, (error) => setProblem(serverMessage(error)))
  }
  return (
    <RowForm
      label="Add an item"
      values={values}
      problems={problems}
      problem={problem}
      first="item"
      // Who sells seafood may add some.
      hasOrigin={page?.rows.some(({ isSeafood }) => isSeafood) ?? false}
      isSaving={isPending}
      saveLabel="Add"
      onType={type}
      onSave={save}
      onCancel={close}
    />
  )
}
