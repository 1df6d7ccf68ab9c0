import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TabSkeleton } from './tab-skeleton.tsx'
import { TABS } from './tabs.ts'

describe('A tab of the dashboard that is loading', () => {
  test.each(TABS)('$label says so to those who hear the page', ({ tab }) => {
    expect(renderToStaticMarkup(<TabSkeleton tab={tab} />)).toContain('>Loading<')
  })
})
