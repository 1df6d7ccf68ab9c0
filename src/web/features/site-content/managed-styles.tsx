import type { StyleItem } from '#contract/site/site-content.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ContrastNotes } from './fields/contrast-notes.tsx'
import { EditorSection } from './editor-section.tsx'
import { ItemTools } from './fields/item-tools.tsx'
import { StyleField } from './fields/style-field.tsx'
import type { Drafts } from './drafts/use-drafts.ts'

const TITLES = { color: 'Colours', font: 'Fonts', size: 'Sizes' } as const

type ManagedStylesProps = {
  items: readonly StyleItem[]
  drafts: Drafts
  /** What is wrong with unsaved values, by id. */
  problems: ReadonlyMap<number, string>
}

/** The styles of the site by type, with their unsaved values. */
export const ManagedStyles = ({ items, drafts, problems }: ManagedStylesProps) => (
  <Stack gap={8}>
    {(['color', 'font', 'size'] as const).map((type) => (
      <EditorSection
        key={type}
        title={TITLES[type]}
        items={items
          .filter((item) => item.type === type)
          .map((item) => ({
            key: item.id,
            field: (
              <>
                <StyleField
                  item={item}
                  value={drafts.valueOf(item)}
                  error={problems.get(item.id)}
                  onChange={(value) => drafts.set(item, value)}
                />
                <ContrastNotes item={item} items={items} valueOf={drafts.valueOf} />
                <ItemTools item={item} isUnsaved={drafts.valueOf(item) !== item.value} onValue={(value) => drafts.set(item, value)} />
              </>
            ),
          }))}
      />
    ))}
  </Stack>
)
