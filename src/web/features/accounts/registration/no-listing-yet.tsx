import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { SettingsSkeleton } from '#web/features/accounts/account/settings-skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { NewListing } from './new-listing.tsx'
import { RefusedClaim } from '#web/features/accounts/claims/refused-claim.tsx'
import { WaitingClaim } from '#web/features/accounts/claims/waiting-claim.tsx'
import styles from './no-listing-yet.module.css'

type NoListingYetProps = {
  user: User
  /** Shown to a buyer or an owner who claims nothing. */
  otherwise: ReactNode
}

/** The page of an account without a listing: what its claim waits for, what it can do meanwhile, and a listing of its own where nothing waits. */
export function NoListingYet({ user, otherwise }: NoListingYetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <QueryBoundary of={useQuery(query('GET /api/account/claims', {}))} loading={<SettingsSkeleton />}>
      {(claims) => {
        const waiting = claims.filter(({ status }) => status === 'open')
        const [latest] = claims
        if (user.role !== 'supplier' && waiting.length === 0) return otherwise
        return (
          <div className={styles.page}>
            <h1 ref={heading} tabIndex={-1}>
              {waiting.length > 0 ? 'Your claim is being looked at' : 'Your account has no listing'}
            </h1>
            <Stack gap={6}>
              {waiting.map((claim) => (
                <WaitingClaim key={claim.id} claim={claim} onWithdrawn={() => heading.current?.focus()} />
              ))}
              {waiting.length === 0 && latest?.status === 'refused' && <RefusedClaim claim={latest} />}
              {waiting.length === 0 && <NewListing />}
            </Stack>
          </div>
        )
      }}
    </QueryBoundary>
  )
}
