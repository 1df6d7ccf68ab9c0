import type { TextPage } from '#contract/site-texts/text-group.ts'
import { TEXT_PAGES } from '#contract/site-texts/text-pages.ts'
import type { SiteContentSearch } from '#web/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type SiteContentTabsProps = {
  search: SiteContentSearch
  onShow: (next: Partial<SiteContentSearch>) => void
}

const TABS = [
  { tab: undefined, label: 'Content' },
  { tab: 'styling', label: 'Styling' },
] as const

/** The tabs Content and Styling, the filter by page, and the switch of the preview. */
export const SiteContentTabs = ({ search, onShow }: SiteContentTabsProps) => (
  <Stack row gap={4} justify="space-between">
    <Chips label="Content or styling">
      {TABS.map(({ tab, label }) => (
        <li key={label}>
          <Chip
            active={tab === search.tab}
            render={
              <button type="button" onClick={() => onShow({ tab })}>
                {label}
              </button>
            }
          >
            {label}
          </Chip>
        </li>
      ))}
    </Chips>
    <Stack row gap={2}>
      <NativeSelect
        tool
        aria-label="Page"
        value={search.page ?? ''}
        // The options are the pages of the list.
        onChange={({ target }) => onShow({ page: (target.value || undefined) as TextPage | undefined })}
      >
        <option value="">All Pages</option>
        {Object.entries(TEXT_PAGES).map(([page, label]) => (
          <option key={page} value={page}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="quiet"
        icon="eye"
        aria-pressed={search.preview === true}
        onClick={() => onShow({ preview: search.preview ? undefined : true })}
      >
        Preview
      </Button>
    </Stack>
  </Stack>
)
