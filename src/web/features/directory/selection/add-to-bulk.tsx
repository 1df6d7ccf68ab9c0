import { MAX_BULK } from '#contract/options.ts'
import { suppliersPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { select, unselect, useBulkSelection, type SelectedSupplier } from './bulk-selection.ts'

/** Adds the supplier of a profile to the bulk request of this tab, or takes it out; leads to the list where the request is sent. */
export function AddToBulk({ supplier }: { supplier: SelectedSupplier }) {
  const selection = useBulkSelection()
  const isIn = selection.some(({ id }) => id === supplier.id)
  return (
    <>
      <Button variant="outline" block icon={isIn ? 'x' : 'plus'} onClick={() => (isIn ? takeOut(supplier) : add(supplier))}>
        {isIn ? 'Remove from bulk request' : 'Add to bulk request'}
      </Button>
      {selection.length > 0 && (
        <TextLink href={suppliersPath({ bulk: true })}>
          {selection.length === 1 ? 'Bulk request: 1 supplier' : `Bulk request: ${selection.length} suppliers`}
        </TextLink>
      )}
    </>
  )
}

function add(supplier: SelectedSupplier) {
  if (select(supplier)) undoable('Added to your bulk request', () => unselect(supplier.id))
  else toast({ title: `A bulk request goes to ${MAX_BULK} suppliers`, description: 'Take one out, or send it first.' })
}

function takeOut(supplier: SelectedSupplier) {
  unselect(supplier.id)
  undoable('Removed from your bulk request', () => void select(supplier))
}

const undoable = (title: string, undo: () => void) => toast({ title, action: { label: 'Undo', onAct: undo } })
