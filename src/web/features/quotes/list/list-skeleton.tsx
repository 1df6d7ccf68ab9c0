import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'

/** The placeholder of a list of requests while it is loading; `pictured` where each has the picture of the other party. */
export const ListSkeleton = ({ pictured }: { pictured?: boolean }) => <RowsSkeleton rows={6} picture={pictured ? 44 : undefined} />
