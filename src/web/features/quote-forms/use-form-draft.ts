import { useQueryClient } from '@tanstack/react-query'
import { OPTIONAL_QUESTIONS, type OptionalQuestion } from '#contract/quotes/optional-questions.ts'
import type { AskedForm, FormField, QuoteForm } from '#contract/quotes/quote-forms.ts'
import { query } from '#web/api/reads/query.ts'
import { useStored } from '#web/storage/stored.ts'
import { draftOf, type Draft } from './draft.ts'
import { changesOf, inOrder, type Fields } from './fields.ts'

export const formRead = (supplierId: number) => query('GET /api/suppliers/:id/quote-form', { id: String(supplierId) })

export type FormDraft = {
  /** The form with the unsaved changes. */
  asked: AskedForm
  /** Its fields. */
  fields: Fields
  /** The version that the changes started from. */
  version: number
  /** The number of unsaved changes. */
  changes: number
  change: (update: (fields: Fields) => FormField[]) => void
  /** Says whether buyers are asked a question of the dialog. */
  ask: (question: OptionalQuestion, isAsked: boolean) => void
  /** Replaces the form as a whole. */
  replace: (asked: AskedForm) => void
  /** Discards the draft. Returns it for `restore`. */
  discard: () => Draft | null
  restore: (draft: Draft | null) => void
  /** Called after this form was saved: later changes become a draft of the new version. */
  saved: (sent: AskedForm, version: number) => void
}

const readable = ({ fields, leavesOut }: AskedForm): AskedForm => ({ fields: inOrder([...fields]), leavesOut })
/** Returns the form of a draft, which may be of a time when no question could be left out. */
const drafted = ({ fields, leavesOut }: Draft, saved: AskedForm): AskedForm => ({ fields, leavesOut: leavesOut ?? saved.leavesOut })

/**
 * Returns a supplier's form with its draft, or as it is saved while there is none. The functions may also be called later, as Undo does.
 */
export function useFormDraft(supplierId: number, form: QuoteForm): FormDraft {
  const client = useQueryClient()
  const stored = draftOf(supplierId)
  const draft = useStored(stored)
  const published = () => client.getQueryData(formRead(supplierId).queryKey) ?? form
  const asked = draft ? drafted(draft, form) : readable(form)
  const edit = (update: (asked: AskedForm) => AskedForm) =>
    void stored.change((now) => {
      const saved = published()
      const next = update(now ? drafted(now, saved) : readable(saved))
      if (changesOf(readable(saved), next) === 0) return null
      return { version: now?.version ?? saved.version, fields: [...next.fields], leavesOut: [...next.leavesOut] }
    })
  return {
    asked,
    fields: asked.fields,
    version: draft?.version ?? form.version,
    changes: changesOf(readable(form), asked),
    change: (update) => edit((now) => ({ ...now, fields: update(now.fields) })),
    ask: (question, isAsked) => edit((now) => ({ ...now, leavesOut: withQuestion(now.leavesOut, question, !isAsked) })),
    replace: (next) => edit(() => next),
    discard() {
      const before = stored.get()
      stored.change(() => null)
      return before
    },
    restore: (before) => void stored.change(() => before),
    saved: (sent, version) => void stored.change((now) => (now && changesOf(sent, drafted(now, sent)) > 0 ? { ...now, version } : null)),
  }
}

/** Returns the questions with or without one, in the order of the dialog. */
const withQuestion = (questions: readonly OptionalQuestion[], question: OptionalQuestion, isThere: boolean): OptionalQuestion[] =>
  OPTIONAL_QUESTIONS.filter((one) => (one === question ? isThere : questions.includes(one)))
