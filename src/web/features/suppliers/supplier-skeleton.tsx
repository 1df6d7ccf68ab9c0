import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import cover from './supplier-cover.module.css'
import header from './supplier-header.module.css'

/** The placeholder of a profile while it is loading: cover, name, text, figures. */
export const SupplierSkeleton = () => (
  <div aria-busy="true">
    <p className="visually-hidden">Loading this supplier</p>
    <Skeleton className={cover.cover} />
    <Wrap>
      <Stack gap={6}>
        <div className={header.who}>
          <div className={header.avatar}>
            <Skeleton width="92px" height="92px" />
          </div>
          <Stack gap={3} style={{ flex: 1, paddingBlock: 'var(--space-4)' }}>
            <Skeleton width="min(420px, 80%)" height="46px" />
            <Skeleton width="min(320px, 60%)" />
          </Stack>
        </div>
        <Skeleton width="min(620px, 100%)" height="84px" />
        <Skeleton height="96px" />
        <Skeleton height="220px" />
      </Stack>
    </Wrap>
  </div>
)
