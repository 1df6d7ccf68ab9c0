import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { canJoin, type ComparedItem } from './compare.ts'
import styles from './same-item-menu.module.css'
import type { useJoinSteps } from './use-joins.ts'

type SameItemMenuProps = { item: ComparedItem; items: readonly ComparedItem[] } & Pick<ReturnType<typeof useJoinSteps>, 'join' | 'split'>

/**
 * A menu with which a buyer joins two rows that are one item, or splits joined ones. Renders nothing if there is nothing to join or split.
 */
export function SameItemMenu({ item, items, join, split }: SameItemMenuProps) {
  const others = items.filter((other) => other !== item && canJoin(item, other))
  const isJoined = item.joined.length > 1
  if (others.length === 0 && !isJoined) return null
  return (
    <div className="no-print">
      <Menu label="Same item?" ariaLabel={`Same item as ${item.name}?`} className={styles.button}>
        {isJoined && <MenuItem onClick={() => split(item)}>Split the rows again</MenuItem>}
        {others.map((other) => (
          <MenuItem key={other.joined[0]} onClick={() => join(item, other)}>
            Join with {other.name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
