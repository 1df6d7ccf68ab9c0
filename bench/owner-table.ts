import { keysOf } from '#shared/objects.ts'
import type { TestApp } from '#test/app/app.ts'
import { owner } from '#test/people/people.ts'
import type { Marketplace } from './marketplace.ts'
import { sampleOf } from './numbers.ts'
import { times, type BenchPart } from './report.ts'

const EACH = 40
/** What these may take of the server's time, in milliseconds, in a marketplace of the bigger size. */
const TARGETS_MS: Partial<Record<keyof typeof QUERIES, number>> = { 'first page': 100, 'possible duplicates': 300 }

/** What an owner asks of the table of suppliers. Its synthetic phone numbers make more pairs than there are suppliers. */
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
  'possible duplicates': '/duplicates',
}

/** Measures the owner's table of suppliers in the bigger marketplace, from the request to the last byte, one call after another. */
export const measureOwnerTable: BenchPart = async ({ marketplace, big }, report) => {
  const of = big ?? marketplace
  report.heading(`Owner's table of ${of.suppliers.toLocaleString('en-AU')} suppliers`)
  const ask = await ownersCalls(of)
  for (const what of keysOf(QUERIES)) {
    const durations: number[] = []
    for (let n = 0; n < EACH; n++) durations.push(await ask(QUERIES[what]))
    const sample = sampleOf(durations)
    const atMost = TARGETS_MS[what]
    const target = atMost && big ? { target: { atMost } } : {}
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
