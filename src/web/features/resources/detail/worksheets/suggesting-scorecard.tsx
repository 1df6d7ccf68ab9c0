import { lazy, Suspense, useState } from 'react'
import type { Remembered, ScorecardCategory } from '#web/features/resources/scorecard/compared-suppliers.ts'
import { Scorecard } from '#web/features/resources/scorecard/scorecard.tsx'

/** Loaded on demand: without it the scorecard only suggests nothing. */
const SavedNames = lazy(() => import('#web/features/resources/detail/progress/saved-names.tsx'))

/** The scorecard, which suggests the suppliers that the reader has saved: from the moment at which somebody is in one of its fields. */
export function SuggestingScorecard(props: Remembered & { categories: readonly ScorecardCategory[] }) {
  const [isUsed, setUsed] = useState(false)
  return (
    <div onFocus={() => setUsed(true)}>
      <Scorecard
        {...props}
        suggested={
          isUsed && (
            <Suspense>
              <SavedNames />
            </Suspense>
          )
        }
      />
    </div>
  )
}
