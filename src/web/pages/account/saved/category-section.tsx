import { useId } from 'react'
import { MAX_BULK } from '#contract/options.ts'
import { counted } from '#shared/text/words.ts'
import { labelSteps } from '#web/features/directory/filters/label-steps.ts'
import { SupplierCard } from '#web/features/directory/rows/supplier-card.tsx'
import type { CategoryGroup } from '#web/features/saved/compare/saved-groups.ts'
import type { SavedChoice } from '#web/features/saved/compare/use-saved-address.ts'
import { SupplierNote } from '#web/features/saved/notes/supplier-note.tsx'
import { RemoveButton } from '#web/features/saved/remove-button.tsx'
import type { SavedRow } from '#web/features/saved/use-saved-suppliers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import styles from './saved-list.module.css'

type CategorySectionProps = {
  group: CategoryGroup<SavedRow>
  choice: Pick<SavedChoice, 'chosen' | 'toggle' | 'remove'>
  /** Whether all that are saved are shown, so that the group has all of its category. */
  isWhole: boolean
  /** Whether there is an account, which can have notes. */
  hasNotes: boolean
  onAsk: (suppliers: SavedRow[]) => void
  onRemoved: () => void
}

/** The saved suppliers of one category, each with its box, its note, and the button that asks all of them. */
export function CategorySection({ group: { category, suppliers }, choice, isWhole, hasNotes, onAsk, onRemoved }: CategorySectionProps) {
  const heading = useId()
  const ask = askWords(suppliers.length, isWhole)
  const steps = labelSteps(suppliers.map(({ id }) => ({ seed: id, category })))
  return (
    <section aria-labelledby={heading} className={styles.category}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.title}>
          {category}
        </h3>
        <span className={styles.saved}>{counted(suppliers.length, 'supplier')}</span>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          aria-label={`${ask}, ${category}`}
          className="no-print"
          onClick={() => onAsk(suppliers.slice(0, MAX_BULK))}
        >
          {ask}
        </Button>
      </div>
      <ul aria-labelledby={heading} className={styles.rows}>
        {suppliers.map((supplier, at) => (
          <li key={supplier.id} className={hasNotes ? styles.noted : undefined}>
            <SavedCard supplier={supplier} step={steps[at]} choice={choice} onRemoved={onRemoved} />
            {hasNotes && <SupplierNote supplier={supplier} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type SavedCardProps = Pick<CategorySectionProps, 'choice' | 'onRemoved'> & { supplier: SavedRow; step: number | undefined }

function SavedCard({ supplier, step, choice, onRemoved }: SavedCardProps) {
  const isChosen = choice.chosen.includes(supplier.id)
  const removed = () => {
    choice.remove(supplier.id)
    onRemoved()
  }
  return (
    <SupplierCard
      supplier={supplier}
      layout="row"
      {...(step !== undefined && { step })}
      level={4}
      favourite={<RemoveButton supplier={supplier} onRemoved={removed} />}
      checkbox={
        <Checkbox
          onArtwork
          hiddenLabel
          label={`Choose ${supplier.businessName} to compare`}
          checked={isChosen}
          onChange={() => choice.toggle(supplier.id)}
        />
      }
      isSelected={isChosen}
    />
  )
}

function askWords(count: number, isWhole: boolean): string {
  if (count > MAX_BULK) return `Ask the first ${MAX_BULK}`
  if (count === 1) return 'Ask for a quote'
  return isWhole ? 'Ask them all' : `Ask these ${count}`
}
