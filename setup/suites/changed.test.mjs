import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contractEndpoints } from '#test/app/endpoints.ts'
import { changesSince, filesOf } from './changed.mjs'
import { Reach } from './graph/reach.mjs'
import { createSelection } from './graph/select.mjs'

const root = process.cwd()
const { select, needs, reaches, journeys } = await createSelection(root, filesOf(root))
const COMPOSING = 'src/server/app/compose.ts#compose'
/** The files of tests of the application. */
const composing = [...reaches].filter(([, reach]) => reach.has(COMPOSING)).map(([file]) => file)

/** Selects the tests for a change within a declaration. */
function selectFor(file, declaration) {
  const text = readFileSync(file, 'utf8')
  const before = text.replace(declaration, `${declaration} /* before */ `)
  expect(before).not.toBe(text)
  const { tests, journeys: selected, because, ...others } = select([{ file, before }])
  return { ...others, tests, because, journeys: selected.map((path) => basename(path, '.e2e.ts')) }
}

function lineAt(part) {
  const [file, line] = part.split(':')
  return readFileSync(file, 'utf8').split('\n')[line - 1]
}

describe('npm test -- --changed', () => {
  test('a field of the contract selects the tests of what serves and shows it, and not those of other features', () => {
    const { tests, journeys: selected } = selectFor('src/contract/reviews/reviews.ts', 'RatingStats = z.object(')
    expect(tests).toEqual(
      expect.arrayContaining(['src/server/features/reviews/reviews.test.ts', 'src/web/pages/supplier/supplier.test.ts']),
    )
    expect(tests).toContain('src/server/http/wire/hostile-requests.test.ts')
    expect(tests.filter((path) => /features\/(billing|newsletter-issues|quote-forms)\//.test(path))).toEqual([])
    expect(selected).toContain('reviews')
    expect(selected.filter((name) => /^social|^log-in|subscription/.test(name))).toEqual([])
  })

  test('a query selects the tests of its feature, those that call its endpoints elsewhere, and the journeys that get there', () => {
    const { tests, journeys: selected } = selectFor('src/server/features/quotes/requests/queries.ts', 'insertQuoteRequests')
    expect(tests).toEqual(
      expect.arrayContaining([
        'src/server/features/quotes/requests/quotes.test.ts',
        'src/server/features/accounts/deletion/deletion.test.ts',
      ]),
    )
    expect(tests).not.toContain('src/server/features/billing/subscriptions/billing.test.ts')
    expect(selected).toEqual(expect.arrayContaining(['ask-for-a-quote', 'quotes-journey', 'quote-steps', 'answer-a-request']))
    expect(selected.filter((name) => /^social-|pricing|register/.test(name))).toEqual([])
  })

  test('of files elsewhere run the tests that need a change, and whoever asks at every address asks at those that do', () => {
    const { narrowed, addresses } = selectFor('src/server/features/reviews/queries.ts', 'reviewsOf')
    const partsOf = (file, runs) => runs.filter((each) => each.startsWith(file))
    expect(partsOf('src/server/features/reviews/reviews.test.ts', narrowed.tests)).toEqual(['src/server/features/reviews/reviews.test.ts'])
    const [visits, ...more] = partsOf('src/server/features/social/visits/visits.test.ts', narrowed.tests)
    expect([lineAt(visits), more]).toEqual([expect.stringContaining('a page with the code of a post'), []])
    expect(partsOf('e2e/directory/supplier-profile.e2e.ts', narrowed.journeys).length).toBeLessThan(4)
    for (const part of [...narrowed.tests, ...narrowed.journeys].filter((each) => each.includes(':')))
      expect(lineAt(part)).toMatch(/^ *test[.(]/)
    expect(addresses).toEqual(expect.arrayContaining(['GET /api/suppliers/:id/reviews', '/suppliers/:id']))
    expect(addresses.filter((address) => /billing|quotes/.test(address))).toEqual([])
    expect(selectFor('src/server/http/kinds/serve.ts', 'function createServe(').addresses).toBeNull()
  })

  test('a component selects the pages and journeys that show and use it, and no test of the server alone', () => {
    const { tests, journeys: selected } = selectFor('src/web/features/saved/save-button.tsx', 'function SaveButton(')
    expect(tests).toEqual(expect.arrayContaining(['src/web/pages/suppliers.test.ts', 'src/web/pages/supplier/supplier.test.ts']))
    expect(tests).not.toContain('src/server/features/saved/saved.test.ts')
    expect(selected).toContain('saved')
    expect(selected.length).toBeLessThan(5)
  })

  test('an email selects the tests of what sends it', () => {
    const { tests } = selectFor('src/web/emails/reviews/review-written.tsx', 'const reviewWritten')
    expect(tests).toEqual(expect.arrayContaining(['src/server/features/reviews/emails.test.ts', 'src/web/emails/emails.test.tsx']))
    expect(tests.filter((path) => path.includes('features/billing/'))).toEqual([])
  })

  test('what one feature hands to another in the composition selects the tests of the other', () => {
    const { tests } = selectFor('src/server/features/social/leave-social.ts', 'function leaveSocial(')
    expect(tests).toContain('src/server/features/accounts/deletion/deletion.test.ts')
    const { tests: ofMerges } = selectFor('src/server/features/supplier-merges/finish-merges.ts', 'function scheduleFinalMerges(')
    expect(ofMerges).not.toContain('src/server/features/accounts/deletion/deletion.test.ts')
  })

  test('what all requests or all pages go through selects all that make some', () => {
    const { tests, journeys: selected } = selectFor('src/server/http/kinds/serve.ts', 'function createServe(')
    expect(tests).toEqual(expect.arrayContaining(composing))
    expect(journeys.map(({ file }) => basename(file, '.e2e.ts')).filter((name) => !selected.includes(name))).toEqual([])
    expect(selectFor('src/web/layout/footer.tsx', 'function Footer(').journeys.length).toBe(journeys.length)
  })

  test('a comment, a type and a document select nothing, and a file that no test is known to need selects everything', () => {
    const text = readFileSync('src/server/context.ts', 'utf8')
    expect(select([{ file: 'src/server/context.ts', before: `${text}\ntype Other = string // other` }])).toMatchObject({
      tests: [],
      journeys: [],
      because: null,
    })
    expect(select([{ file: ['SECURITY', 'md'].join('.'), before: '' }])).toMatchObject({ tests: [], journeys: [], because: null })
    const { tests, journeys: selected, because } = select([{ file: 'package.json', before: '' }])
    expect({ tests: tests.length, journeys: selected.length, because }).toEqual({
      tests: reaches.size,
      journeys: journeys.length,
      because: 'package.json',
    })
  })

  test('a changed test selects itself, in whatever folder, and a deleted one nothing', () => {
    const journey = 'e2e/supplier/area/phone-bar.e2e.ts'
    expect(select([{ file: journey, before: '' }]).journeys).toEqual([journey])
    const file = 'src/shared/money/totals.test.ts'
    expect(select([{ file, before: '' }]).tests).toContain(file)
    expect(select([{ file: 'src/shared/deleted.test.ts', before: '' }])).toMatchObject({ tests: [], journeys: [], because: null })
  })
})

describe('The graph of what tests need', () => {
  test('every endpoint has what serves it, and every test that names one needs this', async () => {
    const addresses = (await contractEndpoints()).map(({ address }) => address)
    expect(addresses.filter((address) => !needs.served.serving.has(address))).toEqual([])
    expect(composing.length).toBeGreaterThan(100)
    const naming = composing.flatMap((file) =>
      needs
        .allOf(file)
        .flatMap((node) => needs.needs(node).flatMap((to) => (needs.addressOf(to) ? { file, node, address: needs.addressOf(to) } : []))),
    )
    for (const [address, nodes] of needs.served.serving)
      for (const reach of new Set(naming.map(({ file }) => reaches.get(file)))) {
        const own = naming.filter((each) => each.address === address && reaches.get(each.file) === reach)
        for (const serving of own.length > 0 ? nodes : []) {
          const needing = reach.needing([serving])
          expect([serving, ...own.filter(({ node }) => !needing.has(node))]).toEqual([serving])
        }
      }
  })

  test('every line of the page table leads to a page or on to another address, and every journey to a page', () => {
    const pageless = needs.pages.filter(
      ({ nodes }) => !new Reach(nodes, (node) => needs.needs(node)).nodes.some((node) => node.startsWith('src/web/pages/')),
    )
    expect(pageless.map(({ path }) => path)).toEqual(['/supplier/:id'])
    expect(journeys.filter(({ pages }) => pages.length === 0).map(({ file }) => file)).toEqual([
      'e2e/site/api-docs.e2e.ts',
      'e2e/site/covered.e2e.ts',
    ])
  })

  test('every feature of the server that has tests is needed by them', () => {
    const features = new Set(filesOf(root).flatMap((file) => /^src\/server\/features\/[\w-]+\/(?=.*\.test\.ts$)/.exec(file)?.[0] ?? []))
    for (const feature of features) {
      const [tests, others] = [true, false].map((isTest) =>
        needs.files.filter((file) => file.startsWith(feature) && reaches.has(file) === isTest).flatMap((file) => needs.allOf(file)),
      )
      const needing = [...new Set(reaches.values())].map((reach) => reach.needing(others))
      expect([feature, tests.some((node) => needing.some((nodes) => nodes.has(node)))]).toEqual([feature, true])
    }
  })
})

test('changed files are those that differ from a commit and those that are untracked, each with its text before', () => {
  const clone = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(clone, { recursive: true }))
  const git = (...args) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: clone })
  git('init', '--quiet')
  for (const name of ['same', 'edited']) writeFileSync(join(clone, name), 'before')
  git('add', '.')
  git('commit', '--quiet', '-m', 'first')
  for (const name of ['edited', 'new']) writeFileSync(join(clone, name), 'after')
  expect(changesSince(clone)).toEqual([
    { file: 'edited', before: 'before' },
    { file: 'new', before: null },
  ])
  expect(() => changesSince(clone, 'nowhere')).toThrow('git cannot say what changed since nowhere.')
})
