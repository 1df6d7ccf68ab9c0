import { SiteContentManager } from '#web/features/site-content/site-content-manager.tsx'
import type { SiteContentSearch } from '#web/search.ts'
import { OwnerFrame } from './owner-frame.tsx'

type Props = { search: SiteContentSearch }

export const reads = () => []

/** Is where the owner edits texts and styles, sees them on the page, and saves them at once. */
export const SiteContentPage = ({ search }: Props) => (
  <OwnerFrame tab="site" title="Content and styling" view="content">
    <SiteContentManager search={search} />
  </OwnerFrame>
)
