import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'
import { matching } from './match.ts'
import { navigate } from './navigate.ts'
import { havePolicyInCommon, restrictToDocument } from './own-document.ts'

const page = (file: string, frames?: string[]) =>
  lazyPage(file, () => Promise.reject(new Error('No script is loaded here.')), frames && { 'frame-src': frames })
const routes = matching([
  { path: '/', page: page('home') },
  { path: '/suppliers', page: page('suppliers') },
  { path: '/subscription', page: page('subscription', ['https://js.stripe.com']) },
  { path: '/invoices', page: page('invoices', ['https://js.stripe.com']) },
])
const pageAt = (href: string) => {
  const found = routes(href)
  return found && 'page' in found ? found.page : undefined
}

/** The navigations that the browser was told to make. */
let done: string[]
const loadedAt = (path: string) => {
  const href = `https://backdock.example${path}`
  const note = (what: string) => (to: string) => void done.push(`${what} ${to.replace('https://backdock.example', '')}`)
  vi.stubGlobal('location', { href, origin: 'https://backdock.example', assign: note('load'), replace: note('load instead') })
  restrictToDocument((next) => havePolicyInCommon(pageAt(path), pageAt(next)))
}

beforeEach(() => {
  done = []
  const note = (what: string) => (_state: unknown, _title: string, to: string) => void done.push(`${what} ${to}`)
  vi.stubGlobal('history', { state: null, pushState: note('show'), replaceState: note('show instead') })
})
afterEach(() => {
  restrictToDocument(() => true)
  vi.unstubAllGlobals()
})

describe('navigate', () => {
  test('pages with the same policy are shown in the current document', () => {
    loadedAt('/')
    navigate('/suppliers?search=milk#list')
    navigate('/nowhere')
    loadedAt('/subscription')
    navigate('/invoices', { replace: true })
    expect(done).toEqual(['show /suppliers?search=milk#list', 'show /nowhere', 'show instead /invoices'])
  })

  test('a page with another policy is loaded as a new document, and so is the page after it', () => {
    loadedAt('/suppliers')
    navigate('/subscription?plan=starter#pay')
    navigate('/subscription', { replace: true })
    loadedAt('/subscription')
    navigate('/')
    expect(done).toEqual(['load /subscription?plan=starter#pay', 'load instead /subscription', 'load /'])
  })
})
