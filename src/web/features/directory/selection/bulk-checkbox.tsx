import { listTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { MAX_BULK } from '#contract/options.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useTexts } from '#web/use-site.ts'
import { select, unselect, type SelectedSupplier } from './bulk-selection.ts'

type BulkCheckboxProps = {
  supplier: SelectedSupplier
  isSelected: boolean
  /** Whether it stands on the artwork of a card. */
  onArtwork: boolean
}

/** The checkbox of a supplier in bulk mode. */
export function BulkCheckbox({ supplier, isSelected, onArtwork }: BulkCheckboxProps) {
  const texts = useTexts(listTexts)
  const toggle = () => {
    if (isSelected) unselect(supplier.id)
    else if (!select(supplier)) toast(fullSelection(texts))
  }
  return (
    <Checkbox
      onArtwork={onArtwork}
      hiddenLabel
      label={filled(texts.select, { supplier: supplier.businessName })}
      checked={isSelected}
      onChange={toggle}
    />
  )
}

/** Returns the toast that says that nobody more can be selected. */
export const fullSelection = ({ full, fullHelp }: typeof listTexts.texts) => ({
  title: filled(full, { count: MAX_BULK }),
  description: fullHelp,
})
