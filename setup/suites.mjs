import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { changedFiles, findingTests, testsFor } from './changed.mjs'
import { lint, tool, typecheck } from './checks.mjs'
import { Fault } from './child.mjs'
import { failedPages } from './failed-pages.mjs'
import { slowestLines, timesOfPlaywright, timesOfVitest } from './slowest.mjs'
import { secondTries } from './second-tries.mjs'
import { lastLine, NOTHING, ONE_FAILURE, sum, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

/**
 * Runs `npm test`: all checks and suites, then prints the slowest tests and the totals. `npm test -- src/server/db` runs only vitest, with
 * that filter; `npm test -- --e2e find-by-search` only the browser journeys; `npm test -- --changed [commit]` the checks and the tests for
 * the changes since a commit. Returns the exit code.
 */
export async function test(root, args, prepare) {
  const tallies = []
  for (const suite of [prepare, ...suitesFor(root, args)]) {
    const tally = await tallyOf(suite)
    tallies.push(tally)
    if (suite === prepare && tally.failed > 0) break
  }
  const total = sum(tallies)
  for (const line of slowestLines(tallies.flatMap(({ times = [] }) => times))) console.log(line)
  console.log(lastLine(total))
  return total.failed > 0 ? 1 : 0
}

function suitesFor(root, args) {
  if (args[0] === '--e2e') return [() => playwright(root, args.slice(1))]
  if (args[0] === '--changed') return [...checks(root), ...suitesOfChange(root, args[1])]
  if (args.length > 0) return [() => vitest(root, args)]
  return [...checks(root), ...everySuite(root)]
}

const checks = (root) => [lint, typecheck].map((check) => async () => ((await check(root, [])) === 0 ? NOTHING : ONE_FAILURE))
const everySuite = (root) => [() => vitest(root, []), () => playwright(root, [])]

function suitesOfChange(root, since) {
  const required = testsFor(changedFiles(root, since))
  if (!required) return everySuite(root)
  const [files, journeys] = [required.vitest, required.journeys].map((filters) => findingTests(root, filters))
  return [...(files.length > 0 ? [() => vitest(root, files)] : []), ...(journeys.length > 0 ? [() => playwright(root, journeys)] : [])]
}

async function tallyOf(suite) {
  try {
    return (await suite()) ?? NOTHING
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error)
    return ONE_FAILURE
  }
}

async function vitest(root, args) {
  const report = freshReport(root, '.cache/vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await tool(root, 'node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args])
  const results = read(report, 'vitest')
  return { ...tallyOfVitest(results, code), times: timesOfVitest(root, results) }
}

async function playwright(root, args) {
  const report = freshReport(root, '.cache/playwright.json')
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await tool(
    root,
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=./setup/journey-reporter.mjs,json', ...args],
    env,
  )
  const results = read(report, 'Playwright')
  for (const line of [...failedPages(results), ...secondTries(results)]) console.log(line)
  return { ...tallyOfPlaywright(results, code), times: timesOfPlaywright(results) }
}

/** Removes the report of an earlier run, which must not be read after a crash. */
function freshReport(root, path) {
  rmSync(join(root, path), { force: true })
  return join(root, path)
}

function read(report, suite) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    throw new Fault(`${suite} ended without a report.`)
  }
}
