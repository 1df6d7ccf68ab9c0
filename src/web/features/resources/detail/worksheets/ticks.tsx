import { TICKED } from '#shared/resource-items.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import styles from './ticks.module.css'
import type { Progress } from '#web/features/resources/detail/progress/use-progress.ts'

type TicksProps = {
  items: readonly string[]
  /** Returns the name under which the tick of an item is kept. */
  keyOf: (item: string) => string
  progress: Progress
  /** Id of the heading that names the list. */
  labelledBy?: string
}

/** A list of things to do, each with a box to tick. */
export const Ticks = ({ items, keyOf, progress: { values, set, isReady }, labelledBy }: TicksProps) => (
  <ul aria-labelledby={labelledBy} className={styles.ticks}>
    {items.map((item) => {
      const key = keyOf(item)
      return (
        <li key={key}>
          <Checkbox
            label={item}
            className={styles.tick}
            disabled={!isReady}
            checked={values[key] === TICKED}
            onChange={({ target }) => set(key, target.checked ? TICKED : '')}
          />
        </li>
      )
    })}
  </ul>
)
