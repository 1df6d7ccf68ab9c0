import type { ReactNode } from 'react'
import type { FormField } from '#contract/quotes/quote-forms.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#web/ui/overlays/menu.tsx'
import { MoveItems } from '#web/ui/controls/sortable/move-items.tsx'
import { FieldEditor } from './field-editor.tsx'
import styles from './field-row.module.css'
import { editField, FIRST, nameOf, numberAt } from './fields.ts'
import type { Problems } from './problems.ts'
import { TYPE_NAMES } from './type-texts.ts'
import type { Actions } from './use-actions.ts'
import type { FormDraft } from './use-form-draft.ts'
import type { View } from './use-view.ts'

export type FieldRowProps = {
  field: FormField
  handle: ReactNode
  draft: FormDraft
  view: View
  actions: Actions
  /** Whether the form has its maximum of fields, so that none can be duplicated. */
  isFull: boolean
  problems: Problems | undefined
  /** The question of the dialog that its answer fills in. */
  fills: string | undefined
}

/** One field of a form; while it is open, its properties are shown below. */
export function FieldRow({ field, handle, draft, view, actions, isFull, problems, fills }: FieldRowProps) {
  const isOpen = view.open === field.id
  return (
    <Card as="div" data-field={field.id}>
      <div className={styles.head}>
        {handle}
        <button type="button" aria-expanded={isOpen} className={styles.toggle} onClick={() => view.setOpen(isOpen ? undefined : field.id)}>
          <span className={styles.number}>{numberAt(field.order - 1)}</span>
          <span className={styles.name}>{nameOf(field)}</span>
          {problems && !isOpen ? (
            <span className={styles.problem}>{Object.values(problems)[0]}</span>
          ) : (
            <span className={styles.kind}>{fills === undefined ? kindOf(field) : `${kindOf(field)}, fills in “${fills}”`}</span>
          )}
          <Icon name="caret-down" className={styles.caret} />
        </button>
        <FieldMenu field={field} count={draft.fields.length} actions={actions} isFull={isFull} />
      </div>
      {isOpen && (
        <FieldEditor field={field} problems={problems} onChange={(change) => draft.change((now) => editField(now, field.id, change))} />
      )}
    </Card>
  )
}

const kindOf = ({ type, required }: FormField) => `${TYPE_NAMES[type]}${required ? ', required' : ''}`

type FieldMenuProps = Pick<FieldRowProps, 'field' | 'actions' | 'isFull'> & { count: number }

const FieldMenu = ({ field, count, actions, isFull }: FieldMenuProps) => (
  <Menu label={<Icon name="dots-three-vertical" />} ariaLabel={`Actions for ${nameOf(field)}`} noCaret align="end" className={styles.menu}>
    <MoveItems at={field.order - 1} first={FIRST} last={count - 1} onMove={(to) => actions.move(field, to)} />
    <MenuRule />
    <MenuItem icon="copy" disabled={isFull} onClick={() => actions.duplicate(field)}>
      Duplicate
    </MenuItem>
    <MenuItem icon="trash" onClick={() => actions.remove(field)}>
      Delete
    </MenuItem>
  </Menu>
)
