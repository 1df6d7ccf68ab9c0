import { bulkTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { labelPath } from '#shared/pictures/artwork-options.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useTexts } from '#web/use-site.ts'
import { clearSelection, useBulkSelection } from './bulk-selection.ts'
import styles from './bulk-bar.module.css'

/** The number of labels that fit beside the count. */
const THUMBS = 3

/** The selection of bulk mode, at the lower edge of the window while the list is in view. */
export function BulkBar({ onSend }: { onSend: () => void }) {
  const texts = useTexts(bulkTexts)
  const selection = useBulkSelection()
  const isEmpty = selection.length === 0
  return (
    <section aria-label={texts.name} data-bottom-bar className={styles.bar}>
      {!isEmpty && (
        <div className={styles.thumbs}>
          {selection.slice(-THUMBS).map(({ id, category }) => (
            <img key={id} src={labelPath('thumb', { seed: id, category })} alt="" width="44" height="34" />
          ))}
        </div>
      )}
      <output className={styles.count}>{filled(texts.selected, { count: selection.length })}</output>
      {/* stays rendered when the selection is empty, so that it does not lose the focus */}
      <button type="button" className={styles.clear} aria-disabled={isEmpty} onClick={clearSelection}>
        {texts.clear}
      </button>
      <Button variant="wattle" className={styles.send} disabled={isEmpty} onClick={onSend}>
        {texts.send}
      </Button>
    </section>
  )
}
