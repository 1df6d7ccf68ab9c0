import type { TestApp } from '#test/app.ts'
import { owner } from '#test/people.ts'
import type { Marketplace } from './marketplace.ts'
import { sampleOf } from './numbers.ts'
import type { Part } from './part.ts'
import { times } from './report.ts'

const EACH = 40
/** What the first page may take of the server's time, in milliseconds, in a marketplace of the bigger size. */
const FIRST_PAGE_MS = 100

/** What an owner asks of the table of suppliers. Only the first page has a target. */
const QUERIES = {
  'first page': '',
  'page 100': '?offset=4950',
  'newest first': '?sort=newest',
  'most viewed first': '?sort=-views',
  'one category in one state': '?category=Coffee&state=VIC',
  'verified and claimed': '?verified=true&claimed=true',
  suspended: '?status=suspended',
  'search: a name': '?search=roast',
  'search: an email address': '?search=%40example',
  'search: a phone number': '?search=03%205550%200142',
}

/** Measures the owner's table of suppliers in the bigger marketplace, from the request to the last byte, one call after another. */
export const measureOwnerTable: Part = async ({ marketplace, big }, report) => {
  const of = big ?? marketplace
  report.heading(`Owner's table of ${of.suppliers.toLocaleString('en-AU')} suppliers`)
  const ask = await ownersCalls(of)
  for (const [what, query] of Object.entries(QUERIES)) {
    const durations: number[] = []
    for (let n = 0; n < EACH; n++) durations.push(await ask(query))
    const sample = sampleOf(durations)
    const target = what === 'first page' && big ? { target: { atMost: FIRST_PAGE_MS } } : {}
    report.add({ what, yardstick: '', ours: times(sample), measured: sample.p50, ...target })
  }
}

/** Signs an owner in and returns what times a call, in milliseconds. */
async function ownersCalls({ server, context }: Marketplace): Promise<(query: string) => Promise<number>> {
  // A test app has more, which adding a person does not use.
  const { ask } = await owner({ server, context } as TestApp)
  return async (query) => {
    const started = performance.now()
    const { statusCode } = await ask({ url: `/api/admin/suppliers${query}` })
    if (statusCode !== 200) throw new Error(`The table answered ${statusCode}.`)
    return performance.now() - started
  }
}
