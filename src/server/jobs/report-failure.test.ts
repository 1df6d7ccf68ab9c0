import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createLog } from '#server/log.ts'
import { failureReporter } from './report-failure.ts'

describe('failureReporter', () => {
  test('an error that the job queue has copied is logged like the error itself, and one with a code by its code', () => {
    const lines: string[] = []
    const report = failureReporter(createLog(readConfig({}), { write: (line: string) => void lines.push(line) }))
    const copied = (error: Error) => ({ ...error, message: error.message, stack: error.stack, queue: 'emails' })
    report('The job queue', {}, copied(new Error('No worker.')))
    report('A look', {}, copied(Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' })))
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'The job queue failed', err: { message: 'No worker.' } },
      { msg: 'A look failed', code: 'ECONNREFUSED' },
    ])
  })
})
