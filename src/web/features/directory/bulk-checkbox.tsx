import { BULK_MOST } from '#contract/options.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { select, unselect, type SelectedSupplier } from './bulk-selection.ts'

/** The checkbox of a card in bulk mode. */
export function BulkCheckbox({ supplier, isSelected }: { supplier: SelectedSupplier; isSelected: boolean }) {
  const toggle = () => {
    if (isSelected) unselect(supplier.id)
    else if (!select(supplier)) toast({ title: `${BULK_MOST} suppliers at most`, description: 'Clear one to choose another.' })
  }
  return <Checkbox onArtwork hiddenLabel label={`Select ${supplier.businessName}`} checked={isSelected} onChange={toggle} />
}
