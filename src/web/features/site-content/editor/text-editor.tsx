import type { ReactNode } from 'react'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import type { SiteContent } from '#contract/site/site.ts'
import type { Drafts } from '#web/features/site-content/drafts/use-drafts.ts'
import { editableTexts } from '#web/features/site-content/preview/editable-texts.ts'
import { PreviewButton } from '#web/features/site-content/preview/preview-button.tsx'
import { Preview } from '#web/features/site-content/preview/preview.tsx'
import { WithPreview } from '#web/features/site-content/preview/with-preview.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { SectionList } from './section-list.tsx'
import { TextFilters } from './text-filters.tsx'
import { TextSections } from './text-sections.tsx'
import { useTextEditor, type Shown } from './use-text-editor.ts'
import styles from './text-editor.module.css'

type TextEditorProps = {
  items: readonly SiteContentItem[]
  drafts: Drafts<SiteContentItem>
  shown: Shown
  onShow: (next: Partial<Shown>) => void
  /** The owner's style sheet where it is not as it is saved. */
  css?: SiteContent['css']
  /** What stands at the left of the switch of the preview. */
  head: ReactNode
  /** Stands in place of the texts. */
  instead?: ReactNode
  foot?: ReactNode
  /** A text's field and what belongs to it. */
  children: (item: SiteContentItem) => ReactNode
}

/** The texts of the site, found by a search, by page and by section or by a click in the preview. */
export function TextEditor({ items, drafts, shown, onShow, css, head, instead, foot, children }: TextEditorProps) {
  const { sections, previewed, onText, fieldAfterPreview, ...search } = useTextEditor(items, shown, onShow)
  const texts = Object.fromEntries(items.map((item) => [item.key, drafts.valueOf(item)]))
  const content = { texts, ...(css !== undefined && { css }) }
  const editing = instead ? {} : { editable: editableTexts(items), onText }
  return (
    <WithPreview
      isShown={shown.preview}
      onClose={() => onShow({ preview: false })}
      after={fieldAfterPreview}
      preview={<Preview page={previewed.page} onPage={previewed.choose} content={content} {...editing} />}
    >
      <Stack gap={6}>
        <Stack row gap={4} justify="space-between">
          {head}
          <PreviewButton isOn={shown.preview} onToggle={(preview) => onShow({ preview })} />
        </Stack>
        {instead ?? (
          <>
            <TextFilters page={shown.page} {...search} />
            <div className={classNames(!shown.preview && styles.withList)}>
              {!shown.preview && <SectionList sections={sections.all} onChoose={sections.goToSection} />}
              <TextSections sections={sections} unsaved={new Set(drafts.changed.map(({ id }) => id))}>
                {children}
              </TextSections>
            </div>
          </>
        )}
        {foot}
      </Stack>
    </WithPreview>
  )
}
