import { lazy, Suspense } from 'react'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import type { Remembered, ScorecardCategory } from '#web/features/resources/scorecard/compared-suppliers.ts'
import { Scorecard } from '#web/features/resources/scorecard/scorecard.tsx'

/** Loaded on demand: without it the scorecard only suggests nothing. */
const SavedNames = lazy(() => import('./saved-names.tsx'))

/** The scorecard, which suggests the suppliers that the reader has saved. */
export const SuggestingScorecard = (props: Remembered & { categories: readonly ScorecardCategory[] }) => (
  <Scorecard
    {...props}
    suggested={
      useHydrated() && (
        <Suspense>
          <SavedNames />
        </Suspense>
      )
    }
  />
)
