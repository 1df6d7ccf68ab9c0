import { useRef, useState } from 'react'
import type { SiteContentItem } from '#contract/site/site-content.ts'
import type { TextPage } from '#contract/site-texts/text-group.ts'
import { chosenItem } from '#web/features/site-content/preview/editable-texts.ts'
import { previewOf } from '#web/features/site-content/preview/shown-on.ts'
import { coversEditor } from '#web/features/site-content/preview/with-preview.tsx'
import type { PreviewPage } from '#web/paths.ts'
import { useSearchText } from './use-search-text.ts'
import { fieldOf, useSections } from './use-sections.ts'

/** What is open in the editor, by its address. */
export type Shown = { search: string | undefined; page: TextPage | undefined; preview: boolean }

/** What is found, open and previewed in the editor, and how a text that is clicked in the preview is gone to. */
export function useTextEditor(items: readonly SiteContentItem[], shown: Shown, onShow: (next: Partial<Shown>) => void) {
  const [text, type] = useSearchText(shown.search, (search) => onShow({ search }))
  const sections = useSections(items, { page: shown.page, text })
  const [chosenPage, choose] = useState<PreviewPage>()
  const previewed = { page: chosenPage ?? previewOf(shown.page), choose }
  const chosen = useRef<string>(undefined)
  return {
    text,
    sections,
    previewed,
    onType(typed: string) {
      sections.forgetToggled()
      type(typed)
    },
    onPage(page: TextPage | undefined) {
      choose(undefined)
      onShow({ page })
    },
    onText(key: string) {
      const item = chosenItem(items, key)
      if (!item) return
      const isElsewhere = shown.page !== undefined && item.page !== shown.page
      // The page in the preview stays, though the text is of another one, as those of the header are.
      if (isElsewhere) choose(previewed.page)
      if (text && !sections.isShown(item)) type('')
      const isCovered = coversEditor()
      chosen.current = isCovered ? item.key : undefined
      if (isElsewhere || isCovered) onShow({ ...(isElsewhere && { page: item.page }), ...(isCovered && { preview: false }) })
      sections.goToItem(item)
    },
    /** Returns the field of the text that was chosen in a preview that has covered it, once. */
    fieldAfterPreview() {
      const key = chosen.current
      chosen.current = undefined
      return key === undefined ? null : fieldOf(key)
    },
  }
}
