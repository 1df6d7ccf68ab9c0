import { describe, expect, test } from 'vitest'
import { chosenOf } from './near-journeys.mjs'

const journeys = (count) => Array.from({ length: count }, (_, at) => `e2e/buyer/journey-${at}.e2e.ts`)
const changes = (...files) => files.map((file) => ({ file, before: null }))

describe('Journeys near to a change', () => {
  test('are those that need it', () => {
    const { near, line } = chosenOf(changes('src/web/features/saved/save-button.tsx'), journeys(3))
    expect(near).toEqual(journeys(3))
    expect(line).toContain('3 files that need what has changed')
  })

  test('are those that have changed themselves where too many need it, or nobody has counted them', () => {
    const changed = changes('src/shared/money/money.ts', 'e2e/site/home.e2e.ts', 'e2e/kit/site.ts')
    for (const needing of [journeys(100), null]) expect(chosenOf(changed, needing).near).toEqual(['e2e/site/home.e2e.ts'])
    expect(chosenOf(changes(...journeys(100)), null).near).toHaveLength(20)
  })
})
