import type { SiteContentItem } from '#contract/site/site-content.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ItemField } from './fields/item-field.tsx'
import { ItemTools } from './fields/item-tools.tsx'
import { matching } from './matching.ts'
import { TextSections } from './text-sections.tsx'
import type { Drafts } from './use-drafts.ts'

type ManagedTextsProps = {
  items: readonly SiteContentItem[]
  page: string | undefined
  drafts: Drafts
  /** What is wrong with unsaved values, by id. */
  problems: ReadonlyMap<number, string>
}

/** The texts of a page, or of all, with their unsaved values. */
export function ManagedTexts({ items, page, drafts, problems }: ManagedTextsProps) {
  const shown = matching(items, { page })
  if (shown.length === 0) return <EmptyState title="No texts here">This page has no texts of its own.</EmptyState>
  return (
    <TextSections items={shown}>
      {(item) => {
        const value = drafts.valueOf(item)
        const set = (next: string) => drafts.set(item, next)
        return (
          <>
            <ItemField item={item} value={value} error={problems.get(item.id)} onChange={set} />
            <ItemTools item={item} isUnsaved={value !== item.value} onValue={set} />
          </>
        )
      }}
    </TextSections>
  )
}
