import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '#setup/install/browser.mjs'
import { tool } from '#setup/checks.mjs'
import { prepare } from '#setup/prepare.mjs'
import { measure } from './run.mjs'
import { printTable } from './table.mjs'

const REPORTER = './tools/measure/cpu-reporter.mjs'
const SHOWN = 40

/** The parts of the suite, each run with one worker: what its tests take is told apart only where one follows another. */
const PARTS = {
  apps: ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--project=!programs', '--reporter=dot', `--reporter=${REPORTER}`],
  programs: ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--project=programs', '--reporter=dot', `--reporter=${REPORTER}`],
  journeys: ['node_modules/@playwright/test/cli.js', 'test', '--workers=1', `--reporter=dot,${REPORTER}`],
}

/**
 * Measures `npm test`, with the arguments that are given; `npm run measure -- suite apps|programs|journeys [filters]` one part of it, and prints the
 * dearest of its files and tests by CPU time.
 */
export async function measureSuite(root, args) {
  const part = Object.hasOwn(PARTS, args[0] ?? '') ? PARTS[args[0]] : null
  if (part) return measurePart(root, part, args)
  printTable(['npm test', ...args].join(' '), [['', await measure(process.execPath, ['run.mjs', 'test', ...args], { cwd: root })]])
}

async function measurePart(root, [program, ...given], [name, ...filters]) {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'))
  const figures = join(folder, 'figures.jsonl')
  try {
    await prepare(root, { server: true, pages: true })
    const env = { MEASURED_FIGURES: figures, ...(name === 'journeys' && { CHROMIUM_PATH: await ensureBrowser() }) }
    await tool(root, program, [...given, ...filters], env)
    print(
      name,
      readFileSync(figures, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function print(name, figures) {
  const total = sumOf(figures)
  console.log(`\n${name}: ${seconds(total)} s of CPU time in ${new Set(figures.map(({ file }) => file)).size} files`)
  const by = (key) =>
    [...Map.groupBy(figures, key)]
      .map(([what, all]) => [what, sumOf(all)])
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, SHOWN)
  for (const [what, ms] of by(({ file }) => file)) console.log(`${seconds(ms)}  ${what}`)
  if (figures[0].test === undefined) return
  console.log('The dearest tests:')
  for (const [what, ms] of by(({ file, project, test }) => `${file} (${project}): ${test}`)) console.log(`${seconds(ms)}  ${what}`)
}

const sumOf = (figures) => figures.reduce((sum, { cpuMs }) => sum + cpuMs, 0)
const seconds = (ms) => (ms / 1000).toFixed(1).padStart(7)
