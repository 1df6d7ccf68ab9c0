import { QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { HeldPrice, PromisedPrice } from '#contract/quotes/held-prices.ts'
import { allByRole, byRole, textOf } from '#test/app/pages.ts'
import { unanswered } from '#test/app/unanswered.ts'
import { CallError } from '#web/api/call-error.ts'
import { pages } from '#web/api/reads/query.ts'
import { MyPrices } from './buyer/my-prices.tsx'
import { PromisedPrices } from './supplier/promised-prices.tsx'

const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const SHARED: Omit<HeldPrice, 'supplier' | 'change'> & { change: null } = {
  id: ID,
  requestId: ID,
  item: 'House blend',
  packSize: '1 kg',
  unit: 'bag',
  contents: null,
  priceCents: 3150,
  gst: 'free',
  origin: null,
  isSeafood: false,
  acceptedAt: '2026-10-01T00:00:00.000Z',
  heldUntil: '2026-12-24',
  noticeDays: 1,
  status: 'held',
  risePercent: null,
  change: null,
}
const CHANGE: NonNullable<HeldPrice['change']> = {
  priceCents: 3500,
  from: '2026-12-10',
  noticedAt: '2026-12-01T00:00:00.000Z',
  percent: 11.1,
  yearlyCents: 18_200,
  isShortNotice: true,
  note: 'Freight is up.',
  answer: null,
  askedBulkId: null,
}
const held = (more: Partial<HeldPrice> = {}): HeldPrice => ({ ...SHARED, supplier: { id: 7, businessName: 'Tin Shed' }, ...more })
const promised = (more: Partial<PromisedPrice> = {}): PromisedPrice => ({ ...SHARED, businessName: 'Moth and Lamp', ...more })

type Answer<Price> = { prices: Price[]; total?: number } | Error

/** Returns what a list shows once its read is answered. */
function shown<Price>(list: ReactNode, queryKey: readonly unknown[], answer: Answer<Price>) {
  const client = unanswered()
  // A failed read is not tried again while it is looked at.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } })
  if (answer instanceof Error)
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: answer, errorUpdateCount: 1 })
  else {
    const { prices: items, total = items.length } = answer
    client.setQueryData(queryKey, { pages: [{ items, total }], pageParams: [{ limit: items.length, offset: 0 }] })
  }
  const html = renderToStaticMarkup(<QueryClientProvider client={client}>{list}</QueryClientProvider>)
  return parseHTML(`<html><body>${html}</body></html>`).document.body
}
const buyers = (answer: Answer<HeldPrice>) => shown(<MyPrices />, pages('GET /api/prices', {}, 50).queryKey, answer)
const suppliers = (answer: Answer<PromisedPrice>) =>
  shown(<PromisedPrices supplierId={7} />, pages('GET /api/suppliers/:id/held-prices', { id: '7' }, 100).queryKey, answer)
const names = (within: Element, role: 'button' | 'link') => allByRole(within, role).map(textOf)

describe("A buyer's prices", () => {
  test('are none at first, and lead to suppliers', () => {
    const list = buyers({ prices: [] })
    expect(textOf(list)).toContain('No prices yet')
    expect(byRole(list, 'link', 'Find suppliers').getAttribute('href')).toBe('/suppliers')
    expect(names(list, 'link')).not.toContain('Changing')
  })

  test('say what they are, until when they hold, and where they are from', () => {
    const list = buyers({ prices: [held()], total: 60 })
    expect(textOf(list)).toMatch(/60 prices.*House blend.*1 kg.*Tin Shed.*\$31\.50.*Thu 24 Dec 2026 ?Held ?Notice of 1 day/)
    expect(byRole(list, 'link', 'House blend').getAttribute('href')).toBe(`/quotes/${ID}`)
    expect(names(list, 'link')).toEqual(expect.arrayContaining(['All', 'Changing', 'Held', 'Ended']))
    expect(byRole(list, 'link', 'Changing').getAttribute('href')).toBe('/venue/prices?status=changing')
    expect(names(list, 'button')).toEqual(['Export CSV', 'Show more'])
  })

  test('of seafood say where it is from, or that nobody has said it', () => {
    expect(textOf(buyers({ prices: [held({ item: 'Squid', isSeafood: true })] }))).toContain('Origin not said')
    expect(textOf(suppliers({ prices: [promised({ item: 'Squid', isSeafood: true, origin: 'imported' })] }))).toContain('Imported')
    expect(textOf(buyers({ prices: [held()] }))).not.toContain('Origin')
  })

  test('of a change say what it comes to, and what can be done', () => {
    const list = buyers({ prices: [held({ status: 'changing', change: CHANGE, risePercent: 11.1 })] })
    expect(textOf(list)).toMatch(/\$35\.00 ?from Thu 10 Dec 2026 ?\+11\.1%, \+\$182\.00 a year ?Short notice: sooner than promised\./)
    expect(textOf(list)).toContain('Up 11.1% within 90 days.')
    expect(textOf(list)).toContain('“Freight is up.”')
    const of = 'House blend from Tin Shed'
    expect(names(list, 'button')).toEqual(['Export CSV', `Accept: ${of}`, `Leave: ${of}`, `Ask three others: ${of}`])
  })

  test.each<[string, Partial<HeldPrice['change']>, says: RegExp, buttons: number]>([
    ['accepted', { answer: 'accept' }, /You accepted it\./, 0],
    ['left', { answer: 'leave' }, /You leave it from Thu 10 Dec 2026\./, 0],
    ['asked others for', { askedBulkId: ID }, /See what you asked others/, 2],
    ['cheaper', { percent: -3, yearlyCents: -100 }, /−3%, −\$1\.00 a year/, 3],
    ['not known by the year', { yearlyCents: null }, /\+11\.1% ?Short/, 3],
    ['of a price of nothing', { percent: null, yearlyCents: null }, /2026 ?Short/, 3],
    ['in time and without a note', { isShortNotice: false, note: null }, /a year ?Accept/, 3],
  ])('that are %s say so', (_, change, says, buttons) => {
    const list = buyers({ prices: [held({ status: 'changing', change: { ...CHANGE, ...change } })] })
    expect(textOf(list)).toMatch(says)
    expect(names(list, 'button').filter((name) => name.includes('House blend'))).toHaveLength(buttons)
  })

  test('of a listing that is gone, and not promised for long, say no more than is known', () => {
    const list = buyers({
      prices: [held({ supplier: { id: null, businessName: 'Tin Shed' }, heldUntil: null, noticeDays: null, status: 'ended' })],
    })
    expect(textOf(list)).toContain('Not promised')
    expect(textOf(list)).not.toContain('No longer held')
    expect(textOf(list)).not.toContain('Notice of')
    expect(names(list, 'link')).not.toContain('Tin Shed')
  })

  test('that could not be read say why, and can be tried again', () => {
    const list = buyers(new CallError(503, '{"detail":"We are moving house."}'))
    expect(textOf(list)).toContain('We are moving house.')
    expect(names(list, 'button')).toEqual(['Try again'])
  })
})

describe('The prices that a supplier has promised', () => {
  test('are none at first', () => {
    const list = suppliers({ prices: [] })
    expect(textOf(list)).toContain('Nothing promised yet')
    expect(names(list, 'button')).toEqual([])
  })

  test('say to whom, and are chosen for new prices by item and buyer', () => {
    const list = suppliers({ prices: [promised(), promised({ id: ID.replace('0198', '0199'), businessName: 'Corner Cafe' })], total: 130 })
    expect(textOf(list)).toContain('130 prices')
    const boxes = [...list.querySelectorAll('label:has(input[type=checkbox])')].map(textOf)
    expect(boxes).toEqual(['House blend for Moth and Lamp', 'House blend for Corner Cafe'])
    expect(names(list, 'button')).toEqual(['By a percentage', 'Each its own', 'Send the new prices', 'Show more'])
  })

  test.each<[string, 'accept' | 'leave' | null, says: string | undefined, boxes: number]>([
    ['open', null, undefined, 1],
    ['accepted', 'accept', 'The buyer accepted it.', 1],
    ['left', 'leave', 'The buyer leaves it.', 0],
  ])('with a change that is %s say so', (_, answer, says, boxes) => {
    const list = suppliers({ prices: [promised({ status: 'changing', change: { ...CHANGE, answer } })] })
    expect(textOf(list)).toContain('$35.00')
    expect(/The buyer \w+ it\./.exec(textOf(list))?.[0]).toBe(says)
    expect(list.querySelectorAll('input[type=checkbox]')).toHaveLength(boxes)
  })

  test('that could not be read say why, and can be tried again', () => {
    const list = suppliers(new CallError(500, 'Oops'))
    expect(textOf(list)).toContain('Something went wrong on our side.')
    expect(names(list, 'button')).toEqual(['Try again'])
  })
})
