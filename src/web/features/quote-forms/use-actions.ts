import type { FormField } from '#contract/quotes/quote-forms.ts'
import { nowNumber } from '#web/ui/controls/sortable/sortable-texts.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { copyOf, FIRST, moveField, nameOf, newField, numberAt, placeOf, withField, without, type Fields } from './fields.ts'
import type { FormDraft } from './use-form-draft.ts'
import type { View } from './use-view.ts'

export type Actions = {
  add: () => void
  duplicate: (field: FormField) => void
  remove: (field: FormField) => void
  /** Moves a field to an index, by menu. */
  move: (field: FormField, to: number) => void
}

/** Returns the actions on a form's fields. Each moves the focus to where editing continues. */
export function useActions({ fields, change }: FormDraft, { setOpen, goTo, setStatus }: View): Actions {
  const insert = (field: FormField, at: number, status: string) => {
    change((now) => withField(now, field, at))
    setOpen(field.id)
    goTo({ part: 'label', id: field.id })
    setStatus(status)
  }
  return {
    add() {
      const field = newField()
      insert(field, fields.length, `${field.label} is added as number ${numberAt(fields.length)}.`)
    },
    duplicate(field) {
      const at = placeOf(fields, field.id) + 1
      insert(copyOf(field), at, `A copy of ${nameOf(field)} is number ${numberAt(at)}.`)
    },
    remove(field) {
      const at = placeOf(fields, field.id)
      change((now) => without(now, field.id))
      const next = neighbourOf(fields, at)
      goTo(next ? { part: 'toggle', id: next } : { part: 'adder' })
      const undo = () => {
        change((now) => withField(now, field, Math.min(at, now.length)))
        goTo({ part: 'toggle', id: field.id })
      }
      toast({ title: 'Field deleted', description: nameOf(field), action: { label: 'Undo', onAct: undo } })
    },
    move(field, to) {
      change((now) => moveField(now, field.id, to))
      goTo({ part: 'menu', id: field.id })
      setStatus(nowNumber(nameOf(field), numberAt(to), numberAt(fields.length - 1)))
    },
  }
}

/** Returns the id of the field after a deleted one, or else of the one before it. */
const neighbourOf = (fields: Fields, at: number): string | undefined => (fields[at + 1] ?? fields.slice(FIRST, at).at(-1))?.id
