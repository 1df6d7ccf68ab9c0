import { Button } from '#web/ui/controls/button.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { canJoin, type ComparedItem } from './compare.ts'
import styles from './same-item-menu.module.css'
import type { useJoinSteps } from './use-joins.ts'

type SameItemMenuProps = { item: ComparedItem; items: readonly ComparedItem[] } & Pick<
  ReturnType<typeof useJoinSteps>,
  'join' | 'split' | 'isBusy'
>

/** Says of a row that nobody but us has joined it, and lets the buyer split it. On paper it is said, too. */
export const ProposedNote = ({ item, split, isBusy }: Pick<SameItemMenuProps, 'item' | 'split' | 'isBusy'>) => (
  <div className={styles.proposed}>
    <span>We think this is the same.</span>
    <Button variant="quiet" size="sm" className="no-print" disabled={isBusy} aria-label={`Split ${item.name}`} onClick={() => split(item)}>
      Split
    </Button>
  </div>
)

/**
 * A menu with which a buyer joins two rows that are one item, or splits joined ones. Renders nothing if there is nothing to join or split.
 */
export function SameItemMenu({ item, items, join, split, isBusy }: SameItemMenuProps) {
  const others = items.filter((other) => other !== item && canJoin(item, other))
  const isJoined = item.joined.length > 1
  if (others.length === 0 && !isJoined) return null
  // While a step is on its way, the next one would be made of what it changes.
  const unlessBusy = (step: () => void) => () => isBusy || step()
  return (
    <div className="no-print">
      <Menu label="Same item?" ariaLabel={`Same item as ${item.name}?`} className={styles.button}>
        {isJoined && <MenuItem onClick={unlessBusy(() => split(item))}>Split the rows again</MenuItem>}
        {others.map((other) => (
          <MenuItem key={other.joined[0]} onClick={unlessBusy(() => join(item, other))}>
            Join with {other.name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
