import { MAX_FIELDS } from '#contract/quotes/quote-forms.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Sortable } from '#web/ui/controls/sortable/sortable.tsx'
import { FieldRow } from './field-row.tsx'
import { askedAfter, BEFORE, DialogFields } from './dialog-fields.tsx'
import { FIRST, FIRST_NUMBER, moveField, nameOf, numberAt, type Fills } from './fields.ts'
import styles from './form-fields.module.css'
import type { Problems } from './problems.ts'
import { useActions } from './use-actions.ts'
import type { FormDraft } from './use-form-draft.ts'
import type { View } from './use-view.ts'

type FormFieldsProps = {
  draft: FormDraft
  view: View
  /** Problems by field id; undefined until they are to be shown. */
  problems: Map<string, Problems> | undefined
  fills: Fills
}

/** The fields of a form in order, those of the quote dialog first. */
export function FormFields({ draft, view, problems, fills }: FormFieldsProps) {
  const { fields, change, ask } = draft
  const { leavesOut } = draft.asked
  const after = askedAfter(fields.slice(FIRST))
  const shown = after.filter(({ id }) => leavesOut.every((one) => one !== id))
  const fillsOf: Fills = (field) => shown.find(({ label }) => label === fills(field))?.label
  const actions = useActions(draft, view)
  const isFull = fields.length >= MAX_FIELDS
  return (
    <div className={styles.fields}>
      <DialogFields label="Asked first" why="Every request begins with this." fields={BEFORE} first={1} />
      <Sortable
        items={fields.slice(FIRST)}
        nameOf={nameOf}
        first={FIRST_NUMBER}
        label="Your own fields"
        onMove={(id, to) => change((now) => moveField(now, id, FIRST + to))}
      >
        {(field, handle) => (
          <FieldRow
            field={field}
            handle={handle}
            draft={draft}
            view={view}
            actions={actions}
            isFull={isFull}
            problems={problems?.get(field.id)}
            fills={fillsOf(field)}
          />
        )}
      </Sortable>
      <Button data-adder variant="quiet" icon="plus" className={styles.add} disabled={isFull} onClick={actions.add}>
        Add Field
      </Button>
      {isFull && <p className={styles.full}>A form has at most {MAX_FIELDS} fields. Delete one to add another.</p>}
      <DialogFields
        label="Asked after your own"
        why="Asked after yours. Take away the tick of what you do not need to know. Buyers may leave out what is not required."
        fields={after}
        first={numberAt(fields.length)}
        leavesOut={leavesOut}
        onAsk={ask}
      />
      <output className="visually-hidden">{view.status}</output>
    </div>
  )
}
