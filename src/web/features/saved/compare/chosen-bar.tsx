import { Button } from '#web/ui/controls/button.tsx'
import { BarClear, BarCount, BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { MAX_COMPARED } from './chosen.ts'
import styles from './chosen-bar.module.css'

type ChosenBarProps = { count: number; onClear: () => void; onCompare: () => void; onAsk: () => void }

/** What can be done with the suppliers that are ticked, at the lower edge of the window while the list is in view. */
export const ChosenBar = ({ count, onClear, onCompare, onAsk }: ChosenBarProps) => (
  <BottomBar name="Ticked suppliers" className="no-print">
    <BarCount className={styles.count}>
      <span>{count === MAX_COMPARED ? `${count} ticked, the most` : `${count} ticked`}</span>
    </BarCount>
    <BarClear onClear={onClear}>Clear</BarClear>
    <Button variant="outline" aria-haspopup="dialog" className={styles.action} onClick={onAsk}>
      Ask for a quote
    </Button>
    <Button variant="wattle" disabled={count < 2} className={styles.action} onClick={onCompare}>
      Compare
    </Button>
  </BottomBar>
)
