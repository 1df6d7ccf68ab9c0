import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SupplierView } from '#contract/owner/supplier-views.ts'
import { query } from '#web/api/reads/query.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import type { OwnerSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './suppliers.module.css'
import { isShown, narrowingOf, searchOf, tablePath } from './table-search.ts'

const SHOWS_VIEWS = ['GET /api/admin/suppliers/views'] as const

/** The owner's named ways to look at the table: each leads to the address that has its filters and order, and so can be sent as a link. */
export function SavedViews({ search }: { search: OwnerSearch }) {
  const { data: views = [] } = useQuery({ ...query('GET /api/admin/suppliers/views', {}), refetchOnMount: 'always' })
  const row = useRef<HTMLDivElement>(null)
  const [isNaming, setNaming] = useState(false)
  const open = views.find((view) => isShown(view, search))
  const isKeepable = open === undefined && Object.values(narrowingOf(search)).some((value) => value !== undefined)
  if (views.length === 0 && !isKeepable) return null
  return (
    <div ref={row} tabIndex={-1} className={styles.views}>
      {views.length > 0 && (
        <Chips label="Saved views" wraps>
          {views.map((view) => (
            <li key={view.id}>
              <Chip active={view === open} render={<a href={tablePath(search, searchOf(view))}>{view.name}</a>}>
                {view.name}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      {open && <DeleteView key={open.id} view={open} onDeleted={() => row.current?.focus()} />}
      {isKeepable && (
        <Button variant="quiet" size="sm" icon="plus" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          Save this view
        </Button>
      )}
      {isNaming && <NameView search={search} onClose={() => setNaming(false)} onSaved={() => row.current?.focus()} />}
    </div>
  )
}

/** Deletes a view at once; its toast carries Undo, which keeps it again. The table stays as it is. */
function DeleteView({ view, onDeleted }: { view: SupplierView; onDeleted: () => void }) {
  const keep = useWrite('POST /api/admin/suppliers/views', { invalidates: SHOWS_VIEWS, failure: 'The view is not back' })
  const undo = { label: 'Undo', onAct: () => void keep.send({ name: view.name, narrowing: narrowingOf(searchOf(view)) }) }
  const { send, isPending } = useWrite('DELETE /api/admin/suppliers/views/:viewId', {
    invalidates: SHOWS_VIEWS,
    success: { title: 'View deleted', description: view.name, action: undo },
    failure: 'Could not delete the view',
    onSuccess: onDeleted,
  })
  return (
    <Button variant="quiet" size="sm" icon="trash" busy={isPending} busyLabel="Deleting..." onClick={() => void send({ viewId: view.id })}>
      Delete this view
    </Button>
  )
}

type NameViewProps = { search: OwnerSearch; onClose: () => void; onSaved: () => void }

function NameView({ search, onClose, onSaved }: NameViewProps) {
  const [name, setName] = useState('')
  const { send, isPending, problem } = useWrite('POST /api/admin/suppliers/views', {
    invalidates: SHOWS_VIEWS,
    success: 'View saved',
    failure: shownElsewhere,
    onSuccess() {
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save this view"
      description="The filters, the search and the order of the table, by a name. Only you see it."
      problem={problem}
      footer={
        <Button type="submit" form="name-view" busy={isPending} busyLabel="Saving...">
          Save view
        </Button>
      }
    >
      <form
        id="name-view"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send({ name, narrowing: narrowingOf(search) })
        }}
      >
        <Field label="Name" required help="One of the same name is replaced.">
          <TextInput value={name} maxLength={60} placeholder="Not verified yet" onChange={({ target }) => setName(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
