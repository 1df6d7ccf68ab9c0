import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#web/api/reads/query.ts'
import { ACCOUNT } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

type WithoutPlanProps = {
  meanwhile: ReactNode
  /** What an account sees that works on nobody's listing. */
  children: ReactNode
}

/** Says to an account that the plan has ended by which it worked on a listing; shows its children to all others. */
export function WithoutPlan({ meanwhile, children }: WithoutPlanProps) {
  const { data, isPending } = useQuery(query('GET /api/account/membership', {}))
  if (isPending) return meanwhile
  if (!data?.membership) return children
  const { businessName } = data.membership
  return (
    <EmptyState
      level={1}
      title={`You cannot work on ${businessName} right now`}
      action={<ButtonLink href={ACCOUNT}>Your account</ButtonLink>}
    >
      Its plan has no room for you right now. Nothing is deleted: you are back as soon as whoever manages the listing makes room, or has a
      larger plan.
    </EmptyState>
  )
}
