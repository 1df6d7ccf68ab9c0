import type { ReactNode } from 'react'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import { TEXT_PAGES } from '#contract/site-texts/text-pages.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EditorSection } from './editor-section.tsx'

type TextSectionsProps = {
  items: readonly SiteContentItem[]
  children: (item: SiteContentItem) => ReactNode
}

/** Texts by page and section, in the order of the site. */
export const TextSections = ({ items, children }: TextSectionsProps) => (
  <Stack gap={8}>
    {[...bySection(items)].map(([title, own]) => (
      <EditorSection key={title} title={title} items={own.map((item) => ({ key: item.id, field: children(item) }))} />
    ))}
  </Stack>
)

const bySection = (items: readonly SiteContentItem[]) => Map.groupBy(items, ({ page, section }) => `${TEXT_PAGES[page]}: ${section}`)
