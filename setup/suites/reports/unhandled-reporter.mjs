import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Writes the errors that vitest caught outside all tests, which fail a run and which its JSON report leaves out, to the file that
 * `UNHANDLED_ERRORS_FILE` names: an array of failures as those of tests, empty where there are none. Each names the test that ran meanwhile, and
 * keeps the lines of its stack within packages: often it has no others.
 */
export default class UnhandledReporter {
  onTestRunEnd(_modules, unhandledErrors) {
    const failures = unhandledErrors.map(({ name, message, stack, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) => ({
      name: [`no test: an unhandled ${name ?? 'error'}`, path && relative('.', path), test].filter(Boolean).join(', during '),
      message: stack ?? message ?? '',
      showsPackages: true,
    }))
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, JSON.stringify(failures))
  }
}
