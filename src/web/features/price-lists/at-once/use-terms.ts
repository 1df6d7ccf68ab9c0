import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { PriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { useRequesterStorage } from '#web/storage/requester-storage.ts'
import { problemsInTerms, termsDraftIn, termsOf, termsValuesOf, type TermsProblems, type TermsValues } from './terms-values.ts'

const DRAFT = 'price-list-draft-terms'

export const settingsRead = (supplierId: Id) => query('GET /api/suppliers/:id/price-list/settings', { id: String(supplierId) })

/** The terms as they are typed, and what can be done with them: saved, tried, and turned on or off. */
export function useTerms(supplierId: Id, { instant }: PriceListSettings) {
  const storage = useRequesterStorage()
  const id = String(supplierId)
  const [values, setValues] = useState<TermsValues>(() => termsDraftIn(storage?.read(DRAFT)) ?? termsValuesOf(instant))
  const [problems, setProblems] = useState<TermsProblems>({})
  const save = useWrite('PUT /api/suppliers/:id/price-list/settings', {
    invalidates: ['GET /api/suppliers/:id'],
    updates: settingsRead(supplierId),
    failure: 'That could not be saved',
    success: ({ instant: stored }) => {
      if (stored.isOn === instant.isOn) return 'Your terms are saved'
      return stored.isOn ? 'Your price list answers at once' : 'Your price list no longer answers at once'
    },
  })
  const trial = useWrite('POST /api/suppliers/:id/price-list/trial', { invalidates: [], failure: 'That could not be tried' })
  const type = (more: Partial<TermsValues>) => {
    const next = { ...values, ...more }
    setValues(next)
    storage?.write(DRAFT, next)
  }
  /** Returns whether the terms as they are typed can be sent; what is wrong is shown at the fields. */
  const check = () => {
    const found = problemsInTerms(values)
    setProblems(found)
    return Object.keys(found).length === 0
  }
  const put = async (isOn: boolean) => {
    if (check() && (await save.send({ id, instant: { ...termsOf(values), isOn } }))) storage?.remove(DRAFT)
  }
  return {
    values,
    problems,
    type,
    isSaving: save.isPending,
    save: () => put(instant.isOn),
    turn: () => put(!instant.isOn),
    tried: trial.data?.requests,
    isTrying: trial.isPending,
    tryOut: () => check() && void trial.send({ id, instant: termsOf(values) }),
  }
}
