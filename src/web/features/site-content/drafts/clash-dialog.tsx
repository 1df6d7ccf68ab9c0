import type { SiteContentItem, StyleItem } from '#contract/site/site-content.ts'
import { when } from '#shared/time/when.ts'
import { TwoVersionsDialog } from '#web/ui/overlays/two-versions-dialog.tsx'
import styles from './clash-dialog.module.css'

/** A value that two people have changed: what stands there now, and what was typed here. */
type Clash = { item: SiteContentItem | StyleItem; mine: string }

type ClashDialogProps = {
  clashes: readonly Clash[]
  isOpen: boolean
  /** Whether there are other changes, which are saved with either choice. */
  hasOthers?: boolean
  onClose: () => void
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Asks which of two values stays, with both of them in full. */
export const ClashDialog = ({ clashes, isOpen, hasOthers = false, ...choice }: ClashDialogProps) => (
  <TwoVersionsDialog what={nameOf(clashes)} isOpen={isOpen && clashes.length > 0} {...choice}>
    <ul className={styles.clashes}>
      {clashes.map(({ item, mine }) => (
        <li key={item.id}>
          <h3 className={styles.label}>{item.label}</h3>
          <dl className={styles.versions}>
            <dt>Yours</dt>
            <dd>{mine || EMPTY}</dd>
            <dt>{theirsBy(item)}</dt>
            <dd>{item.value || EMPTY}</dd>
          </dl>
        </li>
      ))}
    </ul>
    <p>
      {`“Keep mine” saves yours over theirs. “Take theirs” drops yours.${hasOthers ? ' Your other changes are saved with either.' : ''}`}
    </p>
  </TwoVersionsDialog>
)

const EMPTY = 'Empty'

const theirsBy = ({ updatedAt, updatedBy }: Clash['item']) => (updatedAt ? `Theirs, ${when(updatedAt)} by ${updatedBy}` : 'Theirs')

/** Names what has two versions as the dialog's title does. */
function nameOf(clashes: readonly Clash[]) {
  const [first, ...others] = clashes
  if (!first || others.length > 0) return 'site'
  return 'cssProperty' in first.item ? 'style' : 'text'
}
