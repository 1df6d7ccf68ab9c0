import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '#setup/install/browser.mjs'
import { changesSince, testsFor } from './changed.mjs'
import { lint, tool, typecheck } from '#setup/checks.mjs'
import { Fault } from '#setup/child.mjs'
import { daysFrom, environmentOf, lineOf } from './day.mjs'
import { failedPages } from './reports/failed-pages.mjs'
import { failureLines, failuresOfPlaywright, failuresOfVitest } from './reports/failures.mjs'
import { slowestLines, timesOfPlaywright, timesOfVitest } from './reports/slowest.mjs'
import { nearJourneys } from './near-journeys.mjs'
import { secondTries } from './reports/second-tries.mjs'
import { prepare } from '#setup/prepare.mjs'
import { lastLine, NOTHING, ONE_FAILURE, sum, tallyOfPlaywright, tallyOfVitest } from './reports/tally.mjs'
import { environmentOfTurn, linesOfTurn, turnOf } from './turns.mjs'
import { watchChanges } from './watch.mjs'

/**
 * Runs `npm test`: all checks and suites, then prints the slowest tests and the totals. `npm test -- src/server/db` runs only vitest, with
 * that filter; `npm test -- --e2e find-by-search` only the browser journeys; `npm test -- --changed [commit]` the checks and the tests for
 * the changes since a commit; `npm test -- --watch` at every change the test files for it; `npm test -- --all` everything, with the tests of
 * apps on both databases, and once more at each day on which tests may be red though the code is right, of which `npm test` takes one in turn
 * for vitest, a third of the long walks, and a quarter of the journeys beside those of every day and those near to a change; `--day NAME` has any
 * of them run at such a day. Returns the exit code.
 */
export async function test(root, args, prepareTests) {
  const tallies = [await tallyOf(prepareTests)]
  if (sum(tallies).failed === 0) for (const suite of await suitesFor(root, args)) tallies.push(...[await tallyOf(suite)].flat())
  const total = sum(tallies)
  const { times, failures } = detailsOf(tallies)
  for (const line of [...slowestLines(times), ...failureLines(failures)]) console.log(line)
  console.log(lastLine(total))
  return total.failed > 0 ? 1 : 0
}

async function suitesFor(root, given) {
  const { day, all, inTurn, args } = await daysFrom(root, given)
  const run = { day }
  if (args[0] === '--e2e') return [() => playwright(root, args.slice(1), run)]
  if (args[0] === '--all')
    return [
      () => checks(root),
      ...everySuite(root, { env: { BACKDOCK_TEST_ALL: 'true' } }),
      ...all.flatMap((each) => everySuite(root, { day: each })),
    ]
  if (args[0] === '--changed') return [() => suitesOfChange(root, args[1], run)]
  if (args[0] === '--watch') return [() => suiteOfEachChange(root)]
  if (args.length > 0) return [() => vitest(root, args, run)]
  const turn = await turnOf(root)
  const { near, line: nearLine } = await nearJourneys(root)
  for (const line of [...linesOfTurn(root, turn), nearLine].filter(Boolean)) console.log(line)
  return [() => checks(root), ...everySuite(root, { day, testsAt: day ?? inTurn, turn: { ...turn, near } })]
}

/** Runs lint and type check at once, and prints what the type check says after what lint does. */
async function checks(root) {
  const lines = []
  const all = { lint: lint(root, []), 'type check': typecheck(root, [], (text) => lines.push(text)) }
  const tallies = await Promise.all(
    Object.entries(all).map(([name, check]) =>
      tallyOf(async () => ((await check) === 0 ? NOTHING : { ...ONE_FAILURE, failures: [{ name, message: '' }] })),
    ),
  )
  for (const text of lines) console.log(text)
  return tallies
}
/** Returns all suites, at a day; the tests of a short run, which chooses none, are at the one that has its turn. */
const everySuite = (root, { testsAt, ...run }) => [
  () => vitest(root, ['--project=!programs'], { ...run, day: testsAt ?? run.day }),
  () => Promise.all([() => playwright(root, [], run), () => programs(root, run)].map(tallyOf)),
]

/**
 * Runs the checks and the tests that the changes since a commit require, and prints which these are. Checks run beside the tests, and
 * journeys after the checks, unless these have failed.
 */
async function suitesOfChange(root, since, run) {
  const checking = checks(root)
  const { narrowed, addresses, lines } = await testsFor(root, changesSince(root, since))
  for (const line of lines) console.log(line)
  const { tests, journeys } = narrowed
  const env = { BACKDOCK_TEST_CHANGED: 'true', ...(addresses && { BACKDOCK_TEST_ADDRESSES: JSON.stringify(addresses) }) }
  const [checked, tested, journeyed] = await Promise.all([
    checking,
    tests.length > 0 ? tallyOf(() => vitest(root, tests, { ...run, env })) : NOTHING,
    checking.then((tallies) =>
      journeys.length > 0 && sum(tallies).failed === 0 ? tallyOf(() => playwright(root, journeys, run)) : NOTHING,
    ),
  ])
  const tallies = [...checked, tested, journeyed]
  // Skipped is also what a file has beside the tests that were asked for.
  return { ...sum(tallies), skipped: 0, ...detailsOf(tallies) }
}

/** Returns times and failures of several suites. */
const detailsOf = (tallies) => ({
  times: tallies.flatMap(({ times = [] }) => times),
  failures: tallies.flatMap(({ failures = [] }) => failures),
})

/** At every saved change, runs the test files that it requires, until a signal; journeys are named only. */
async function suiteOfEachChange(root) {
  const folders = ['src', 'e2e', 'setup', 'tools/measure']
  console.log(`Watching ${folders.join(', ')} …`)
  for await (const changes of watchChanges(root, folders)) {
    const { narrowed, because, lines } = await testsFor(root, changes)
    for (const line of lines) console.log(line)
    if (narrowed.tests.length === 0 || because) continue
    await prepare(root, { server: true })
    console.log(lastLine(await tallyOf(() => vitest(root, narrowed.tests))))
  }
}

async function tallyOf(suite) {
  try {
    return (await suite()) ?? NOTHING
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error)
    return { ...ONE_FAILURE, failures: [{ name: 'a part of the run', message: String(error) }] }
  }
}

/** Runs the tests that start programs, which mostly wait, beside another suite, and prints what they say when they have ended. */
async function programs(root, run) {
  let output = ''
  const print = (text) => (output += text)
  const heldBack = { onStdout: print, onStderr: print }
  try {
    return await vitest(root, ['--project=programs', '--maxWorkers=2'], { ...run, name: 'programs', heldBack })
  } finally {
    process.stdout.write(output)
  }
}

async function vitest(root, args, { name = 'vitest', day = null, turn = null, env = {}, heldBack = {} } = {}) {
  if (day && name === 'vitest') console.log(lineOf(day))
  const report = freshReport(root, `.cache/${name}.json`)
  const unhandled = freshReport(root, `.cache/${name}-unhandled.json`)
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./setup/suites/reports/unhandled-reporter.mjs',
  ]
  const code = await tool(
    root,
    'node_modules/vitest/vitest.mjs',
    ['run', ...reporters, ...args],
    { ...env, ...environmentOf(root, day), ...environmentOfTurn(turn), UNHANDLED_ERRORS_FILE: unhandled },
    heldBack,
  )
  const results = read(report, 'vitest')
  const failures = [...failuresOfVitest(root, results), ...read(unhandled, 'vitest')]
  return { ...tallyOfVitest(results, code), times: timesOfVitest(root, results), failures }
}

async function playwright(root, args, { day = null, turn = null } = {}) {
  if (day) console.log(lineOf(day))
  const report = freshReport(root, '.cache/playwright.json')
  const env = {
    ...environmentOf(root, day),
    ...environmentOfTurn(turn),
    CHROMIUM_PATH: await ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const code = await tool(
    root,
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=./setup/suites/reports/journey-reporter.mjs,json', ...args],
    env,
  )
  const results = read(report, 'Playwright')
  for (const line of [...failedPages(results), ...secondTries(results)]) console.log(line)
  return { ...tallyOfPlaywright(results, code), times: timesOfPlaywright(results), failures: failuresOfPlaywright(results) }
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
