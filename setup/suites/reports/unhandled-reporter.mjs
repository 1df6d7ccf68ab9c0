import { writeFileSync } from 'node:fs'

/**
 * Writes the errors that vitest caught outside all tests, which fail a run and which its JSON report leaves out, to the file that
 * `UNHANDLED_ERRORS_FILE` names: an array of `{ name, message }`, empty where there are none.
 */
export default class UnhandledReporter {
  onTestRunEnd(_modules, unhandledErrors) {
    const failures = unhandledErrors.map(({ name, message, stack }) => ({
      name: `no test: an unhandled ${name ?? 'error'}`,
      message: stack ?? message ?? '',
    }))
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, JSON.stringify(failures))
  }
}
