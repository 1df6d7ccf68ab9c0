import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { SocialProofEvent } from '#contract/site/social-proof.ts'
import { allowsSocialProof } from './social-proof-choice.ts'
import type { SocialProofToastProps } from './social-proof-toast.tsx'

/** The delay of the first toast (docs/behaviour/site-content.md, Social proof). */
const FIRST_MS = 5_000

/** If its script cannot be loaded, nothing is rendered. */
const SocialProofToast = lazy<ComponentType<SocialProofToastProps>>(() =>
  import('./social-proof-toast.tsx').catch(() => ({ default: () => null })),
)

/** Shows toasts about recent activity at the bottom left. Their script is loaded with the first one. */
export function SocialProofToasts({ events }: { events: SocialProofEvent[] }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(allowsSocialProof()), FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isDue &&
    events.length > 0 && (
      <Suspense>
        <SocialProofToast events={events} onDismissed={() => setDue(false)} />
      </Suspense>
    )
  )
}
