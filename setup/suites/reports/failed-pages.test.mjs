import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { failedPages } from './failed-pages.mjs'

describe('The pages of failed journeys', () => {
  test('the snapshot is printed with the name of the journey, without the source beside it', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'backdock-')), 'error-context.md')
    writeFileSync(
      path,
      '# Error details\n\n```\nnot found\n```\n\n# Page snapshot\n\n```yaml\n- main:\n  - heading "Quotes"\n```\n\n```ts\ntest()\n```\n',
    )
    const results = (attachments) => [{ title: 'asks', tests: [{ projectName: 'phone', results: [{ attachments }] }] }]
    const failed = {
      specs: results([
        { name: 'error-context', path },
        { name: 'trace', path: 'trace.zip' },
      ]),
    }
    expect(failedPages({ suites: [{ suites: [failed] }, { specs: results([]) }] })).toEqual([
      'The page when "asks" (phone) failed:',
      '- main:\n  - heading "Quotes"',
    ])
  })
})
