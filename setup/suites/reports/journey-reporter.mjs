import { hasJourneyTurn } from '#test/clock/journey-turns.ts'

/**
 * The reporter of the journeys: a line a file once its last test has ended, and whatever failed in full. What a test printed is shown only
 * if it failed.
 */
export default class JourneyReporter {
  #files = new Map()

  printsToStdio() {
    return true
  }

  /** Leaves out the journeys that have not their turn. */
  async preprocess({ suite, testRun }) {
    const { all, left } = outOfTurn(suite.allTests())
    for (const test of left) testRun.exclude(test)
    if (left.length > 0) console.log(`${all.length - left.length} of ${all.length} journeys have their turn.`)
  }

  onBegin(_config, suite) {
    for (const test of suite.allTests()) {
      const file = fileOf(test)
      const counts = this.#files.get(file) ?? { open: 0, passed: 0, failed: 0, skipped: 0, ms: 0 }
      this.#files.set(file, { ...counts, open: counts.open + 1 })
    }
  }

  onTestEnd(test, result) {
    const counts = this.#files.get(fileOf(test))
    counts.ms += result.duration
    if (hasFailed(result)) for (const line of failure(test, result)) console.log(line)
    if (hasFailed(result) && result.retry < test.retries) return
    counts[result.status === 'skipped' ? 'skipped' : hasFailed(result) ? 'failed' : 'passed']++
    if (--counts.open === 0) console.log(fileLine(fileOf(test), counts))
  }

  /** Of the run itself, such as a site that does not start. */
  onError(error) {
    console.log(describe(error))
  }

  onEnd() {
    const left = [...this.#files].filter(([, { open }]) => open > 0)
    if (left.length > 0) console.log(`Not run to their end: ${left.map(([file]) => file).join(', ')}`)
  }
}

const fileOf = ({ location }) => location.file.slice(location.file.lastIndexOf('e2e/'))

/** Returns `all` journeys, and those `left` for another day: each is numbered among those of its file at its width. */
function outOfTurn(all) {
  const seen = new Map()
  const isLeft = (test) => {
    const [file, width] = [fileOf(test), test.parent.project()?.name ?? '']
    const at = seen.get(`${width} ${file}`) ?? 0
    seen.set(`${width} ${file}`, at + 1)
    return !hasJourneyTurn({ file, width, at })
  }
  return { all, left: all.filter(isLeft) }
}

const hasFailed = ({ status }) => status !== 'passed' && status !== 'skipped'

function fileLine(file, { passed, failed, skipped, ms }) {
  const seconds = (ms / 1000).toFixed(1).padStart(7)
  const others = [failed > 0 ? `, ${failed} failed` : '', skipped > 0 ? `, ${skipped} skipped` : ''].join('')
  return `${failed > 0 ? '✘' : '✓'} ${seconds} s  ${file}: ${passed} passed${others}`
}

function failure(test, { status, retry, errors, stdout, stderr, duration }) {
  const title = test.titlePath().filter(Boolean).join(' › ')
  const attempt = retry > 0 ? `, try ${retry + 1}` : ''
  return [
    `✘ ${title} (line ${test.location.line}, ${status} after ${(duration / 1000).toFixed(1)} s${attempt})`,
    ...errors.map(describe),
    ...[...stdout, ...stderr].map((chunk) => String(chunk).trimEnd()),
  ]
}

const describe = ({ message, value, stack, snippet }) =>
  [
    message ?? value,
    snippet,
    stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
