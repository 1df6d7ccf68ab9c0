import type { SiteContentItem } from '#contract/site/site-content.ts'
import type { Drafts } from '#web/features/site-content/drafts/use-drafts.ts'
import { ItemField } from './item-field.tsx'
import { ItemTools } from './item-tools.tsx'

type ManagedItemProps = {
  item: SiteContentItem
  drafts: Drafts<SiteContentItem>
  /** What is wrong with its unsaved value. */
  problem: string | undefined
}

/** A text that is saved with all others that were changed. */
export function ManagedItem({ item, drafts, problem }: ManagedItemProps) {
  const value = drafts.valueOf(item)
  const set = (next: string) => drafts.set(item, next)
  return (
    <>
      <ItemField item={item} value={value} error={problem} onChange={set} />
      <ItemTools item={item} isUnsaved={value !== item.value} onValue={set} />
    </>
  )
}
