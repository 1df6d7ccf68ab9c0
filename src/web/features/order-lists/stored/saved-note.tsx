import { counted } from '#shared/text/words.ts'
import { quantityInWords } from '#shared/order-line/quantity-texts.ts'
import type { ListLine } from '#web/features/order-lists/list-line.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TwoVersionsDialog } from '#web/ui/overlays/two-versions-dialog.tsx'
import styles from './stored-list.module.css'
import type { Clash } from './stored-lines.ts'
import type { SavedLines } from './use-saved-lines.ts'

const WORDS = { saved: 'All changes are saved.', saving: 'Saving...' }

/** Whether the list is saved, and where it is not, why and what can be done. */
export function SavedNote({ saved: { state, problem, save, conflict } }: { saved: SavedLines }) {
  return (
    <div className={`${styles.saved} no-print`}>
      <output>
        {state === 'not saved' ? (
          <span>{`Not saved yet: ${problem ?? 'it could not be sent.'} What you changed is kept in this browser and sent later.`}</span>
        ) : (
          <span>{WORDS[state]}</span>
        )}
      </output>
      {state === 'not saved' && (
        <Button variant="quiet" size="sm" onClick={save}>
          Try again
        </Button>
      )}
      <TwoVersionsDialog
        what="list"
        isOpen={conflict !== undefined}
        onClose={() => conflict?.close()}
        onTakeTheirs={() => conflict?.settle('theirs')}
        onKeepMine={() => conflict?.settle('mine')}
      >
        <p>
          {counted(conflict?.clashes.length ?? 0, 'line was', 'lines were')} changed by both of you. All other changes are kept, yours and
          theirs.
        </p>
        <Clashes clashes={conflict?.clashes ?? []} />
      </TwoVersionsDialog>
    </div>
  )
}

const Clashes = ({ clashes }: { clashes: Clash[] }) => (
  <ul className={styles.clashes}>
    {clashes.map(({ mine, theirs }, at) => (
      <li key={at}>
        <dl className={styles.versions}>
          <dt>Yours</dt>
          <dd>{inWords(mine)}</dd>
          <dt>Theirs</dt>
          <dd>{inWords(theirs)}</dd>
        </dl>
      </li>
    ))}
  </ul>
)

const inWords = (line: ListLine | null) =>
  line ? [line.item, quantityInWords(line) ?? 'No quantity', line.note].filter(Boolean).join(', ') : 'Removed'
