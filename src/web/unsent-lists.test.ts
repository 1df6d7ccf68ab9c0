import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubServer } from '#test/stubs/stub-server.ts'

const server = stubServer()
/** The list as the server has it. */
let list: { id: string; name: string; version: number; lines: { id: string; item: string; quantity: number }[] } | null
/** The lines of a list that was added. */
let added: { item: string }[]

class StorageStub {
  [key: string]: unknown
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const WORDS = {
  unit: 'kg',
  contents: null,
  every: 'week',
  category: null,
  paidCents: null,
  paidPer: null,
  paidGst: 'excluded',
  paidTo: null,
}
const stored = (id: string, item: string, quantity: number) => ({ ...WORDS, id, item, quantity, note: null })
const edited = (id: string, item: string, quantity: number, storedId?: string) => ({ ...WORDS, id, item, quantity, note: '', storedId })
const BASE = { version: 1, lines: [edited('a', 'flour', 5, 'a'), edited('b', 'sugar', 2, 'b')] }
const keep = (unsaved: object | null, account = 'ann') =>
  localStorage.setItem(`requester:${account}/order-list-unsaved-weekly`, JSON.stringify({ unsaved }))
const kept = () => JSON.parse(localStorage.getItem('requester:ann/order-list-unsaved-weekly') ?? 'null')?.unsaved
const sent = () => server.calls.filter((call) => call.startsWith('PUT'))
const shown = () => list?.lines.map(({ item, quantity }) => `${item} ${quantity}`)

/** Opens a tab: its modules are its own, what the browser stores is not. Returns who signs in there, and what its toasts say. */
async function openTab() {
  vi.resetModules()
  const { createQueryClient } = await import('./api/client/query-client.ts')
  const { applySession, callOverHttp } = await import('./api/client/call.ts')
  const { requesterKnown } = await import('./storage/requester-entries.ts')
  const { currentToasts } = await import('./ui/feedback/toast.ts')
  const { noteReached } = await import('./api/connection.ts')
  const { sendUnsentLists } = await import('./unsent-lists.ts')
  sendUnsentLists(createQueryClient(callOverHttp))
  const signIn = (id: string) => {
    applySession({ user: { id } as never })
    requesterKnown(id)
  }
  return { signIn, toast: () => currentToasts()[0], noteReached }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new StorageStub())
  vi.stubGlobal('sessionStorage', new StorageStub())
  vi.stubGlobal('location', { pathname: '/venue', href: 'https://site.example/venue' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  server.calls.length = 0
  added = []
  list = { id: 'weekly', name: 'Weekly order', version: 1, lines: [stored('a', 'flour', 5), stored('b', 'sugar', 2)] }
  server.respond = (response, { method, url, headers, body }) => {
    if (method === 'POST') added = (JSON.parse(body) as { lines: { item: string }[] }).lines
    if (url !== '/api/order-lists/weekly') return response.end('[]')
    if (!list) return response.writeHead(404).end('{"status":404,"detail":"There is no such list."}')
    if (method === 'PUT') {
      if (headers['if-match'] !== `"${list.version}"`)
        return response.writeHead(409).end('{"status":409,"detail":"It has changed.","code":"stale"}')
      const { lines } = JSON.parse(body) as typeof list
      list = { ...list, version: list.version + 1, lines: lines.map((line, at) => ({ ...line, id: line.id ?? `new ${at}` })) }
    }
    return response.end(JSON.stringify(list))
  }
})
afterAll(() => void vi.unstubAllGlobals())

const MINE = { base: BASE, lines: [edited('a', 'flour', 9, 'a'), edited('b', 'sugar', 2, 'b'), edited('x', 'salt', 1)] }

describe('What was changed in a list without a network', () => {
  test('is sent by a page that shows something else, and the page says so', async () => {
    keep(MINE)
    const tab = await openTab()
    tab.signIn('ann')
    await expect.poll(kept).toBeNull()
    expect(shown()).toEqual(['flour 9', 'sugar 2', 'salt 1'])
    await expect.poll(() => tab.toast()?.title).toBe('Weekly order is saved')
  })

  test('is sent once, however many tabs are open', async () => {
    keep(MINE)
    for (const tab of [await openTab(), await openTab(), await openTab()]) tab.signIn('ann')
    await expect.poll(kept).toBeNull()
    await expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
    expect([sent().length, shown()]).toEqual([1, ['flour 9', 'sugar 2', 'salt 1']])
  })

  test('waits while the site is not reached, and goes when it is', async () => {
    keep(MINE)
    const answer = server.respond
    server.respond = (response) => response.destroy()
    const tab = await openTab()
    tab.signIn('ann')
    await expect.poll(() => sent().length).toBe(1)
    server.respond = answer
    // Beside them it notes what may have arrived.
    expect(kept()).toMatchObject(JSON.parse(JSON.stringify(MINE)))
    tab.noteReached(false, true)
    tab.noteReached(true)
    await expect.poll(kept).toBeNull()
  })

  test('is joined with what somebody else has changed meanwhile', async () => {
    keep(MINE)
    list = { ...list!, version: 4, lines: [stored('a', 'flour', 5), stored('b', 'sugar', 3)] as never }
    ;(await openTab()).signIn('ann')
    await expect.poll(kept).toBeNull()
    expect(shown()).toEqual(['flour 9', 'sugar 3', 'salt 1'])
  })

  test('stays where both have changed the same line, and the page leads to where that is decided', async () => {
    keep(MINE)
    list = { ...list!, version: 4, lines: [stored('a', 'flour', 7), stored('b', 'sugar', 2)] as never }
    const tab = await openTab()
    tab.signIn('ann')
    await expect
      .poll(() => tab.toast())
      .toMatchObject({
        title: 'Weekly order was changed by somebody else too',
        action: { label: 'Open the list' },
      })
    expect([shown(), kept().lines]).toEqual([['flour 7', 'sugar 2'], JSON.parse(JSON.stringify(MINE.lines))])
  })

  test('of a list that was deleted meanwhile is offered as a new list', async () => {
    keep(MINE)
    list = null
    const tab = await openTab()
    tab.signIn('ann')
    await expect.poll(() => tab.toast()?.title).toBe('A list that you changed was deleted')
    tab.toast()?.action?.onAct()
    await expect.poll(() => added.map(({ item }) => item)).toEqual(['flour', 'sugar', 'salt'])
    expect(kept()).toBeNull()
  })

  test.each([
    ['by another account', () => keep(MINE, 'ben')],
    ['where nothing waits', () => keep(null)],
    ['where it was changed by the key of a link', () => keep({ ...MINE, isByLink: true })],
    ['by a page of that list, which sends its own', () => (keep(MINE), void (location.pathname = '/order-lists/weekly'))],
  ])('is not sent %s', async (_, prepare) => {
    prepare()
    // The lists are sent one after another.
    localStorage.setItem('requester:ann/order-list-unsaved-other', JSON.stringify({ unsaved: MINE }))
    ;(await openTab()).signIn('ann')
    await expect.poll(sent).toEqual(['PUT /api/order-lists/other'])
  })
})
