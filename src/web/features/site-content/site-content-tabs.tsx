import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import type { SiteContentSearch } from '#web/search.ts'

type SiteContentTabsProps = { isStyling: boolean; onShow: (tab: SiteContentSearch['tab']) => void }

const TABS = [
  { tab: undefined, label: 'Content' },
  { tab: 'styling', label: 'Styling' },
] as const

/** The tabs Content and Styling. */
export const SiteContentTabs = ({ isStyling, onShow }: SiteContentTabsProps) => (
  <Chips label="Content or styling">
    {TABS.map(({ tab, label }) => (
      <li key={label}>
        <Chip
          active={(tab === 'styling') === isStyling}
          render={
            <button type="button" onClick={() => onShow(tab)}>
              {label}
            </button>
          }
        >
          {label}
        </Chip>
      </li>
    ))}
  </Chips>
)
