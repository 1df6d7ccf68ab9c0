import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { ProofEvent } from '#contract/social-proof.ts'
import { wantsProof } from './social-proof-choice.ts'
import type { SocialProofToastProps } from './social-proof-toast.tsx'

/** Until the first toast (docs/behaviour.md, Social proof). */
const FIRST_MS = 5_000

/** Without the network it does not arrive, and nothing is missed. */
const SocialProofToast = lazy<ComponentType<SocialProofToastProps>>(() =>
  import('./social-proof-toast.tsx').catch(() => ({ default: () => null })),
)

/** Now and then a toast at the bottom left says what others did. What shows it is loaded with the first one. */
export function SocialProofToasts({ events }: { events: ProofEvent[] }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(wantsProof()), FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isDue &&
    events.length > 0 && (
      <Suspense>
        <SocialProofToast events={events} onClosedForGood={() => setDue(false)} />
      </Suspense>
    )
  )
}
