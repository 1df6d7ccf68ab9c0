import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { ProofEvent } from '#contract/site.ts'
import { wantsProof } from './proof-choice.ts'
import type { ProofSlipProps } from './proof-slip.tsx'

/** Until the first slip (public-side §9). */
const FIRST_MS = 5_000

/** Without the network it does not arrive, and nothing is missed. */
const ProofSlip = lazy<ComponentType<ProofSlipProps>>(() => import('./proof-slip.tsx').catch(() => ({ default: () => null })))

/** Now and then a slip at the bottom left says what others did. What shows it is loaded with the first one. */
export function ProofSlips({ events }: { events: ProofEvent[] }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(wantsProof()), FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isDue &&
    events.length > 0 && (
      <Suspense>
        <ProofSlip events={events} onClosedForGood={() => setDue(false)} />
      </Suspense>
    )
  )
}
