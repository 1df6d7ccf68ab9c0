import { QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SuppliedSeafood as Supplied } from '#contract/seafood/origin-changes.ts'
import { allByRole, textOf } from '#test/app/pages.ts'
import { unanswered } from '#test/app/unanswered.ts'
import { pages } from '#web/api/reads/query.ts'
import { SuppliedSeafood } from './supplied-seafood.tsx'
import { originChangesOf } from './use-announce-origins.ts'

const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const row = (more: Partial<Supplied> = {}): Supplied => ({
  id: ID,
  item: 'Squid',
  businessName: 'Moth and Lamp',
  origin: 'australian',
  from: '2026-10-01',
  until: null,
  requestId: ID,
  change: null,
  ...more,
})

function shown(items: Supplied[]) {
  const client = unanswered()
  client.setQueryData(pages('GET /api/suppliers/:id/seafood', { id: '7' }, 100).queryKey, {
    pages: [{ items, total: items.length }],
    pageParams: [{ limit: 100, offset: 0 }],
  })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SuppliedSeafood supplierId={7} />
    </QueryClientProvider>,
  )
  return parseHTML(`<html><body>${html}</body></html>`).document.body
}

describe('The seafood that a supplier supplies', () => {
  test('is not spoken of where it supplies none', () => expect(textOf(shown([]))).toBe(''))

  test('is chosen by item and venue, and says where it is from and what is announced', () => {
    const change = { origin: 'imported' as const, from: '2026-12-10' }
    const page = shown([
      row({ change, until: '2026-12-09' }),
      row({ id: ID.replace('0198', '0199'), origin: null, businessName: 'Corner Cafe' }),
    ])
    const boxes = [...page.querySelectorAll('label:has(input[type=checkbox])')].map(textOf)
    expect(boxes).toEqual(['Squid for Moth and Lamp', 'Squid for Corner Cafe'])
    expect(textOf(page)).toMatch(/Australian ?Imported from Thu 10 Dec 2026/)
    expect(textOf(page)).toContain('Origin not said')
    expect(allByRole(page, 'button').map(textOf)).toEqual(['Tell the venues'])
  })
})

test('What is missing is said at its field, in the order in which it is asked', () => {
  expect(originChangesOf([], { origin: '', from: '' })).toMatchObject({ field: 'chosen' })
  expect(originChangesOf([row()], { origin: '', from: '' })).toMatchObject({ field: 'origin' })
  expect(originChangesOf([row()], { origin: 'mixed', from: '' })).toMatchObject({ field: 'from' })
  expect(originChangesOf([row()], { origin: 'mixed', from: '2026-12-10' })).toEqual([{ rowId: ID, origin: 'mixed', from: '2026-12-10' }])
})
