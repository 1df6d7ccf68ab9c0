import { ownerTabLabel } from '#web/features/owner/owner-tabs.ts'
import type { OwnerSearch } from '#web/search.ts'
import { OwnerContent } from './owner-content.tsx'
import { OwnerFrame } from './owner-frame.tsx'

type Props = { search: OwnerSearch }

export const reads = () => []

/** The dashboard of whoever runs the marketplace. */
export const OwnerPage = ({ search }: Props) => (
  <OwnerFrame tab={search.tab} title={ownerTabLabel(search.tab)}>
    <OwnerContent search={search} />
  </OwnerFrame>
)
