/**
 * `npm run bench` measures the marketplace against yardsticks in the same run; exit code 1 when a target is missed. `-- --only
 * pages|api|items|sql|search|first-searches|suggestions|assistant|owner-table|writes|sign-in|words|comparison|price-lists|more` runs one part, `-- --lighthouse` runs Lighthouse in a browser instead, and
 * `-- --scale [--only 1000,10000]` sites of several sizes and numbers of processes.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'
import { measureApi, measureItems } from './api.ts'
import { measureAssistant } from './assistant.ts'
import { measureComparisons, measureListReading, measurePriceLists } from './comparisons.ts'
import { measureFirstSearches } from './first-searches.ts'
import { measureInstantAnswers } from './instant-answers.ts'
import { createLoader } from './loader.ts'
import { createMarketplace } from './marketplace.ts'
import { measureMore } from './more.ts'
import { measurePages } from './pages.ts'
import { measureOwnerTable } from './owner-table.ts'
import { createReport, type BenchPart } from './report.ts'
import { createSite } from './site.ts'
import { measureSignIn } from './sign-in.ts'
import { measureSearch, measureSql } from './sql.ts'
import { measureSuggestions } from './suggestions.ts'
import { measureWords } from './words.ts'
import { measureWrites } from './writes/writes.ts'

const SMALL = 10_000
const BIG = 100_000
const ROUNDS = 5
const parts: Record<string, BenchPart> = {
  pages: measurePages,
  api: measureApi,
  items: measureItems,
  sql: measureSql,
  search: measureSearch,
  'first-searches': measureFirstSearches,
  suggestions: measureSuggestions,
  assistant: measureAssistant,
  'owner-table': measureOwnerTable,
  writes: measureWrites,
  'sign-in': measureSignIn,
  words: measureWords,
  comparison: measureComparisons,
  'price-lists': async (bench, report) => {
    await measureListReading(bench, report)
    await measurePriceLists(bench, report)
    await measureInstantAnswers(bench, report)
  },
  more: measureMore,
}

console.log(`${availableParallelism()} cores; load average before the run ${itemAt(loadavg(), 0).toFixed(1)}.`)
const { values } = parseArgs({ options: { only: { type: 'string' }, lighthouse: { type: 'boolean' }, scale: { type: 'boolean' } } })
const missed = await measureNamed(values)
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} of the targets MISSED.`)
process.exit(missed === 0 ? 0 : 1)

async function measureNamed({ only, lighthouse, scale }: typeof values): Promise<number> {
  if (lighthouse) return (await import('./lighthouse.ts')).measureInBrowser()
  if (scale) return (await import('./scale/scale.ts')).measureScale(only)
  return measure(partsNamed(only))
}

function partsNamed(only: string | undefined): string[] {
  if (only === undefined) return Object.keys(parts)
  if (Object.hasOwn(parts, only)) return [only]
  console.error(`--only takes one of ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

async function measure(names: string[]): Promise<number> {
  const server = await startPostgres()
  if (!hasPostgres()) console.log(`On the embedded database with ${SMALL.toLocaleString('en-AU')} suppliers only: ${NO_SERVER}.`)
  const needsBig = names.some((name) => ['sql', 'search', 'first-searches', 'suggestions', 'owner-table'].includes(name))
  const marketplace = await createMarketplace(server?.url ?? null, SMALL)
  const big = server && needsBig ? await createMarketplace(server.url, BIG) : null
  const [site, loader, report] = [await createSite(marketplace.context), createLoader(), createReport()]
  for (const name of names) await required(parts[name], `The part ${name}`)({ marketplace, big, site, loader, rounds: ROUNDS }, report)
  loader.close()
  await site.app.close()
  await big?.stop()
  await marketplace.stop()
  await server?.stop()
  return report.missed()
}
