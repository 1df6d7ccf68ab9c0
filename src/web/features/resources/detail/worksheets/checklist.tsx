import { useId } from 'react'
import type { ResourcePage } from '#contract/resources/resources.ts'
import { checkKey } from '#shared/resource-items.ts'
import styles from './checklist.module.css'
import { Ticks } from './ticks.tsx'
import type { Progress } from '#web/features/resources/detail/progress/use-progress.ts'

type ChecklistProps = { checklist: NonNullable<ResourcePage['checklist']>; progress: Progress }

export const Checklist = ({ checklist, progress }: ChecklistProps) => (
  <div className={styles.groups}>
    {checklist.map((group) => (
      <Group key={group.category} {...group} progress={progress} />
    ))}
  </div>
)

function Group({ category, items, progress }: ChecklistProps['checklist'][number] & { progress: Progress }) {
  const heading = useId()
  return (
    <div className={styles.group}>
      <h3 id={heading} className={styles.title}>
        {category}
      </h3>
      <Ticks items={items} keyOf={(item) => checkKey(category, item)} progress={progress} labelledBy={heading} />
    </div>
  )
}
