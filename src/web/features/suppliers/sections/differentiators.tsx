import { lazy, Suspense } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DifferentiatorList } from './differentiator-list.tsx'

/** Texts that a supplier with its own ones does not need. */
const UsualDifferentiators = lazy(async () => ({ default: (await import('./usual-differentiators.tsx')).UsualDifferentiators }))

/** The supplier's own differentiators, or else those of its category. */
export const Differentiators = ({
  supplier: { differentiators, category },
}: {
  supplier: Pick<Supplier, 'differentiators' | 'category'>
}) => (
  <Section title="What makes you different from the rest?">
    {differentiators.length > 0 ? (
      <DifferentiatorList differentiators={differentiators} />
    ) : (
      <Suspense fallback={<Skeleton height="140px" />}>
        <UsualDifferentiators category={category} />
      </Suspense>
    )}
  </Section>
)
