import type { ResponseOf } from '#contract/api.ts'
import type { SupplierDocument } from '#contract/suppliers/supplier-documents.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { abnInWords } from '#shared/contact/abn-in-words.ts'
import { BRAND } from '#contract/options.ts'
import type { Plan } from '#contract/billing/plans.ts'

type Checks = ResponseOf<'GET /api/suppliers/:id/checks'>
export type SealCheck = { label: string; isDone: boolean; action?: { label: string; page: 'profile' | 'documents' | 'account' } }

/** Returns the checks of a supplier, with where to do what is missing. */
export const sealChecks = ({ abn, email, evidence }: Checks, documents: readonly SupplierDocument[] = []): SealCheck[] => [
  {
    label: abn ? `ABN ${abnInWords(abn.number)}` : 'Your ABN',
    isDone: abn !== null,
    action: { label: 'Add your ABN', page: 'profile' },
  },
  { label: 'Your email, confirmed', isDone: email !== null, action: { label: 'Confirm your email', page: 'account' } },
  evidence === null ? documentsCheck(documents) : { label: SEEN, isDone: true },
]

const SEEN = `Your business documents, seen by ${BRAND}`

/** Says what became of the document that was handed in last. */
function documentsCheck([last]: readonly SupplierDocument[]): SealCheck {
  if (!last) return { label: SEEN, isDone: false, action: { label: 'Hand in a document', page: 'documents' } }
  if (last.asked)
    return {
      label: `Your business documents: ${BRAND} asks for another one. ${last.asked.text}`,
      isDone: false,
      action: { label: 'Hand in another', page: 'documents' },
    }
  return { label: `Your business documents. Handed in ${dayInWords(sydneyDay(new Date(last.createdAt)))}, waiting`, isDone: false }
}

/** Returns the note above the checks. The seal is a decision of the owner, so no check promises it. */
export function sealNote(checks: readonly SealCheck[]): string {
  const decision = `The Verified seal is ${BRAND}’s own decision: no check brings it by itself.`
  if (checks.every(({ isDone }) => isDone))
    return `All ${checks.length} checks are on record, and nothing more is asked of you. ${decision}`
  return `${BRAND} looks at these before anything else. ${decision}`
}

/** Returns when a check is answered: it is free for everybody, and quick with a plan. */
export const promiseNote = (plan: Plan | null | undefined): string =>
  plan
    ? 'With your plan, documents that you hand in are answered within one business day. Weekends do not count.'
    : 'The check is free. With a plan, documents are answered within one business day.'
