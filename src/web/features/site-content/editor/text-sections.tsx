import type { ReactNode } from 'react'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import { counted } from '#shared/text/words.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { SectionFold } from './section-fold.tsx'
import type { Sections } from './use-sections.ts'

type TextSectionsProps = {
  sections: Sections
  /** Ids of what is not saved. */
  unsaved: ReadonlySet<number>
  children: (item: SiteContentItem) => ReactNode
}

/** Texts by page and section, in the order of the site. */
export const TextSections = ({ sections: { all, isOpen, toggle }, unsaved, children }: TextSectionsProps) =>
  all.length === 0 ? (
    <EmptyState title="No text matches">Try a word of the text itself, or all pages.</EmptyState>
  ) : (
    <Stack gap={4}>
      {all.map(({ title, items }) => (
        <SectionFold
          key={title}
          title={title}
          note={noteOf(items, unsaved)}
          isOpen={isOpen(title)}
          onToggle={(open) => toggle(title, open)}
        >
          {() =>
            items.map((item) => (
              <li key={item.id} data-item={item.key}>
                {children(item)}
              </li>
            ))
          }
        </SectionFold>
      ))}
    </Stack>
  )

/** Says how many texts a section has, and of how many something is to be known. */
function noteOf(items: readonly SiteContentItem[], unsaved: ReadonlySet<number>): string {
  const [changed, open] = [
    items.filter(({ value, original }) => value !== original).length,
    items.filter(({ id }) => unsaved.has(id)).length,
  ]
  return [counted(items.length, 'text'), changed > 0 && `${changed} changed`, open > 0 && `${open} not saved`].filter(Boolean).join(', ')
}
