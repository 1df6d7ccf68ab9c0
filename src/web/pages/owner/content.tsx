import { ContentManager } from '#web/features/site-editor/content-manager.tsx'
import type { ContentSearch } from '#web/search.ts'
import { OwnerFrame } from './owner-frame.tsx'

type Props = { search: ContentSearch }

export const reads = () => []

/** Where the owner edits texts and styles, sees them on the page, and saves them at once. */
export const ContentPage = ({ search }: Props) => (
  <OwnerFrame tab="site" title="Content and styling" view="content">
    <ContentManager search={search} />
  </OwnerFrame>
)
