import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** The placeholder of a list of requests while it is loading. */
export const ListSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <Stack gap={2}>
    <p className="visually-hidden">Loading</p>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height="88px" />
    ))}
  </Stack>
)
