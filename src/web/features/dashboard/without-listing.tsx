import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/query.ts'
import { ACCOUNT } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { NotASupplier } from './not-a-supplier.tsx'

/** Shown on the dashboard to an account without a listing: the plan by which it worked on one has ended, or it never had any. */
export function WithoutListing({ username }: { username: string }) {
  const { data } = useQuery(query('GET /api/account/membership', {}))
  if (!data?.membership) return <NotASupplier username={username} />
  const { businessName } = data.membership
  return (
    <EmptyState
      level={1}
      title={`You cannot work on ${businessName} right now`}
      action={<ButtonLink href={ACCOUNT}>Your account</ButtonLink>}
    >
      Its plan with several users has ended. Nothing is deleted: you are back as soon as whoever manages the listing has that plan again.
    </EmptyState>
  )
}
