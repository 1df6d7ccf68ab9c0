import { QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SeafoodRow } from '#contract/seafood/seafood.ts'
import { keptUntil } from '#shared/seafood/supplies.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { allByRole, byRole, textOf } from '#test/app/pages.ts'
import { unanswered } from '#test/app/unanswered.ts'
import { CallError } from '#web/api/call-error.ts'
import { pages } from '#web/api/reads/query.ts'
import { SeafoodRecord } from './seafood-record.tsx'

const ID = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10'
const today = sydneyDay(new Date())
const TIN_SHED = { id: 7, businessName: 'Tin Shed Seafood' }
let made = 0
const row = (more: Partial<SeafoodRow> = {}): SeafoodRow => {
  const { until = null } = more
  const id = `${ID.slice(0, -4)}${String(++made).padStart(4, '0')}`
  const shared = { item: 'Barramundi', supplier: TIN_SHED, origin: 'australian', from: dayAfter(today, -30), requestId: ID } as const
  return { ...shared, id, note: null, isOwn: false, until, keepUntil: keptUntil(until), ...more }
}

/** Returns what the page shows once its read is answered. */
function shown(answer: SeafoodRow[] | Error, total?: number) {
  const client = unanswered()
  const { queryKey } = pages('GET /api/venue/seafood', {}, 100)
  // A failed read is not tried again while it is looked at.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } })
  if (answer instanceof Error)
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: answer, errorUpdateCount: 1 })
  else
    client.setQueryData(queryKey, {
      pages: [{ items: answer, total: total ?? answer.length }],
      pageParams: [{ limit: answer.length, offset: 0 }],
    })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SeafoodRecord />
    </QueryClientProvider>,
  )
  return parseHTML(`<html><body>${html}</body></html>`).document.body
}
const section = (page: Element, title: string) => byRole(page, 'region', title)
const buttons = (within: Element) => allByRole(within, 'button').map(textOf)

describe('The page of a venue’s seafood', () => {
  test('has nothing to copy at first, names the law with its days, and gives no advice', () => {
    const page = shown([])
    expect(textOf(page)).toContain('Nothing yet.')
    expect(buttons(page)).not.toContain('Copy the words')
    expect(textOf(section(page, 'The law'))).toMatch(/Since 1 July 2026.*Australian Consumer Law.*three months.*no legal advice/)
    expect(textOf(section(page, 'The law'))).toMatch(/Information Standard 2025, Federal Register of Legislation, 24 June 2025/)
  })

  test('has words and legend for the menu, and one sentence where all that runs has one origin', () => {
    const menu = section(shown([row(), row({ item: 'prawns' })]), 'For your menu')
    expect(textOf(menu)).toContain('All our seafood is Australian.')
    expect([...menu.querySelectorAll('li')].map(textOf)).toEqual(['Barramundi (A)', 'Prawns (A)'])
    expect(textOf(menu)).toContain('A = Australian, I = imported, M = mixed origin')
    expect(buttons(menu)).toEqual(['Copy the words'])
  })

  test.each<[string, SeafoodRow[]]>([
    ['two origins', [row(), row({ item: 'Prawns', origin: 'imported' })]],
    ['one that is not said', [row(), row({ item: 'Prawns', origin: null })]],
  ])('has no such sentence with %s', (_, rows) => expect(textOf(shown(rows))).not.toContain('All our seafood'))

  test('has no such sentence while rows are not shown yet', () => {
    const page = shown([row()], 130)
    expect(textOf(page)).not.toContain('All our seafood')
    expect(textOf(page)).toContain('These are the newest rows.')
  })

  test('names what is not known, and leads to where it can be asked', () => {
    const page = shown([row({ item: 'Squid', origin: null })])
    expect(textOf(section(page, 'For your menu'))).toContain('Origin not said: Squid.')
    expect(byRole(page, 'link', 'Ask where it is from: Squid').getAttribute('href')).toBe(`/quotes/${ID}`)
  })

  test('says what an item is that runs with two origins', () => {
    expect(textOf(shown([row(), row({ origin: 'imported' })]))).toContain('From more than one place at the moment: Barramundi.')
  })

  test('shows what has ended and how long its proof is kept, and not among what runs', () => {
    const until = dayAfter(today, -1)
    const page = shown([row({ until })])
    const ended = section(page, 'Ended')
    expect(textOf(ended)).toContain(`Keep its proof until ${dayInWords(keptUntil(until) ?? '')}.`)
    expect(buttons(ended)).toEqual(['On the menu again: Barramundi'])
    expect(textOf(section(page, 'On the menu'))).toContain('Nothing yet.')
  })

  test('does not offer to run again what another row has followed', () => {
    const ended = row({ until: dayAfter(today, -1) })
    const page = shown([row({ origin: 'imported', from: today, item: 'BARRAMUNDI' }), ended])
    expect(buttons(section(page, 'Ended'))).toEqual([])
  })

  test('shows what is to come apart, and its last day beside what runs until then', () => {
    const from = dayAfter(today, 5)
    const page = shown([row({ origin: 'imported', from, requestId: null }), row({ until: dayAfter(from, -1) })])
    expect(textOf(section(page, 'What changes'))).toContain(`from ${dayInWords(from)}`)
    expect(textOf(section(page, 'For your menu'))).toContain('All our seafood is Australian.')
    expect(textOf(section(page, 'On the menu'))).toContain(`until ${dayInWords(dayAfter(from, -1))}`)
    expect(buttons(section(page, 'On the menu'))).toEqual(['Off the menu: Barramundi'])
  })

  test('offers the menu again to what leaves it on a day, and not off the menu as well', () => {
    const page = shown([row({ until: dayAfter(today, 3) })])
    expect(buttons(section(page, 'On the menu'))).toEqual(['On the menu again: Barramundi'])
  })

  test('lets only what the venue has noted be changed and removed', () => {
    const own = row({ isOwn: true, item: 'Flathead', supplier: { id: null, businessName: 'Market' }, requestId: null, note: 'Invoice 12' })
    const page = shown([row(), own])
    const [accepted, noted] = [...section(page, 'On the menu').querySelectorAll('ul > li')]
    expect(accepted && buttons(accepted)).toEqual(['Off the menu: Barramundi'])
    expect(noted && buttons(noted)).toEqual(['Off the menu: Flathead', 'Change: Flathead', 'Remove: Flathead'])
    expect(textOf(page)).toContain('Invoice 12')
  })

  test('that could not be read says why, and can be tried again', () => {
    const page = shown(new CallError(503, '{"detail":"We are moving house."}'))
    expect(textOf(page)).toContain('We are moving house.')
    expect(buttons(page)).toEqual(['Try again'])
  })
})
