import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyText } from '#test/data/any-text.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { importSheet } from './import-sheet.ts'
import type { Outcome } from './matching/outcome.ts'
import { ImportError } from './file/import-error.ts'
import { openSheet } from './sheet.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'backdock-any-file-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

describe('Importing any file', () => {
  test('any file is imported or rejected with a message, and importing it again changes nothing', async () => {
    const cell = fc.oneof(
      fc.constantFrom('', 'Tea', 'Coffee', '3604', '"', '""', '"a\nb"', ',', '12 High St, ST KILDA VIC 3182', '\uFFFD', 'é', 'Pty Ltd'),
      anyText(12),
    )
    const heading = fc.constantFrom(
      'Name',
      'Category',
      'Address',
      'Suburb',
      'State',
      'Postcode',
      'Phone',
      'Email',
      'Website',
      'Tags',
      'Industry',
      'Other',
    )
    const csv = fc
      .tuple(
        fc.array(heading, { minLength: 1, maxLength: 6 }),
        fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }),
        fc.constantFrom('\n', '\r\n', '\r'),
      )
      .map(([headings, rows, end]) =>
        [['Name', 'Category', ...headings], ...rows.map((row) => ['Random', 'Tea', ...row])].map((row) => row.join(',')).join(end),
      )
    await fc.assert(
      fc.asyncProperty(csv, async (content) => {
        const first = await settledOutcome(content)
        expect(comparable(await outcomeOf(content))).toEqual(comparable(repeated(first)))
      }),
      { numRuns: 100 },
    )
  })
})

/** Returns the outcome of an import, or the message it is rejected with; any other error fails the test. */
async function outcomeOf(content: string): Promise<Outcome | string> {
  const path = join(folder, 'suppliers.csv')
  await writeFile(path, content)
  try {
    return await importSheet(app.context, await openSheet(path))
  } catch (error) {
    if (error instanceof ImportError && error.message.endsWith('.')) return error.message
    throw error
  }
}

/**
 * Imports a file until no row is left out any more for a listing that a later row has changed meanwhile, so that it is imported the next time.
 * Returns the last outcome.
 */
async function settledOutcome(content: string): Promise<Outcome | string> {
  let [before, outcome] = [Infinity, await outcomeOf(content)]
  while (leftOut(outcome) > 0 && leftOut(outcome) < before) {
    before = leftOut(outcome)
    outcome = await outcomeOf(content)
  }
  return outcome
}

/** Returns how many rows were left out because they may be of a listing that there is. */
const leftOut = (outcome: Outcome | string) =>
  typeof outcome === 'string' ? 0 : outcome.skipped.filter(({ text }) => text.startsWith('Already here')).length

/** Without the places that listings had before their rows, which the first import may have changed. */
const comparable = (outcome: Outcome | string) =>
  typeof outcome === 'string' ? outcome : { ...outcome, notes: outcome.notes.map(withoutPlace), skipped: outcome.skipped.map(withoutPlace) }

const withoutPlace = <Remark extends { text: string }>(remark: Remark) => ({
  ...remark,
  text: remark.text.replace(/^(Already here: .* \(No\. \d+\)).*/s, '$1'),
})

/** The outcome expected of a second import of the same file. */
const repeated = (first: Outcome | string) =>
  typeof first === 'string'
    ? first
    : {
        ...first,
        imported: 0,
        updated: 0,
        unchanged: first.imported + first.updated + first.unchanged,
        notes: first.notes.filter(({ text }) => !text.startsWith('Changes: ')),
      }
