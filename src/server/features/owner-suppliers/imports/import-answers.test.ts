import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerImport, type ListingAnswer } from '#contract/owner/supplier-imports.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { importsBy, type Imports } from '#test/people/owner/import-runs.ts'
import { owner, type Person } from '#test/people/people.ts'
import { deleteOldImports } from './retention-queries.ts'

let app: TestApp
let olga: Person
let imports: Imports
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
  imports = importsBy(olga, app)
})
afterAll(() => app.stop())

const count = async () => (await app.context.db.selectFrom('suppliers').select('id').execute()).length
const file = (...rows: string[]) => `Name,Category,Address,ABN\n${rows.join('\n')}\n`

/** Answers as a page does: for what the dry run of a file asks. */
async function answer(content: string, line: number, supplierId: number, said: ListingAnswer): Promise<void> {
  const { file: digest } = await imports.dryRun(content)
  await olga.call(answerImport, { file: digest, answers: [{ line, supplierId, answer: said }] })
}

let made = 0
const newName = () => `Answered ${++made} Foods`

describe('A row that may be of a listing that there is', () => {
  test.each([
    ['the same name without an address', 'Dairy,,', {}],
    ['the same ABN at another address', 'Dairy,"99 Bay Street, Port Melbourne VIC 3207",51824753556', { abn: '51824753556' }],
  ])('with %s is of it once the owner says so, and is not asked about again', async (_, rest, fields) => {
    const businessName = newName()
    const id = await imports.add({ businessName, address: '8 Gum Lane, Prahran VIC 3181', ...fields })
    const content = file(`${businessName},${rest}`)
    const asked = await imports.dryRun(content)
    expect(asked.rows).toMatchObject([{ outcome: 'skipped', questions: [{ supplierId: id, businessName, answer: null }] }])
    const before = await count()
    await answer(content, 2, id, 'same')
    const [row] = (await imports.dryRun(content)).rows
    expect(row).toMatchObject({ outcome: 'unchanged', questions: [{ supplierId: id, answer: 'same' }] })
    expect(row?.note).toContain(`Already here: ${businessName} (No. ${id})`)
    expect(row?.note).toContain('Answered: the same listing.')
    expect((await imports.run(content)).map(({ outcome }) => outcome)).toEqual(['unchanged'])
    expect((await imports.run(content)).map(({ outcome }) => outcome)).toEqual(['unchanged'])
    expect(await count()).toBe(before)
    await app.context.db.updateTable('suppliers').set({ abn: null, abnCheckedAt: null }).where('id', '=', id).execute()
  })

  test('is a listing of its own once the owner says so, made once', async () => {
    const businessName = newName()
    const id = await imports.add({ businessName, address: '8 Gum Lane, Prahran VIC 3181' })
    const content = file(`${businessName},Dairy,,`)
    await answer(content, 2, id, 'other')
    const before = await count()
    const [row] = await imports.run(content)
    expect(row).toMatchObject({ outcome: 'imported', note: `Answered: another one than ${businessName} (No. ${id}).` })
    expect((await imports.run(content)).map(({ outcome }) => outcome)).toEqual(['unchanged'])
    expect(await count()).toBe(before + 1)
  })

  test('is asked about one listing after another', async () => {
    const businessName = newName()
    const first = await imports.add({ businessName, address: '8 Gum Lane, Prahran VIC 3181' })
    const second = await imports.add({ businessName, address: '1 Low Street, Fitzroy VIC 3065' })
    const content = file(`${businessName},Dairy,,`)
    const questions = async () => (await imports.dryRun(content)).rows.flatMap((row) => row.questions ?? [])
    expect(await questions()).toMatchObject([{ supplierId: first, answer: null }])
    await answer(content, 2, first, 'other')
    expect(await questions()).toMatchObject([
      { supplierId: first, answer: 'other' },
      { supplierId: second, answer: null },
    ])
    await answer(content, 2, second, 'same')
    expect((await imports.run(content))[0]?.note).toContain(`Answered: another one than ${businessName} (No. ${first}). Answered: the same`)
    await answer(content, 2, first, 'same')
    expect(await questions()).toMatchObject([{ supplierId: first, answer: 'same' }])
  })

  test('is of one listing only once, however many rows are said to be', async () => {
    const id = await imports.add({ businessName: newName(), address: '8 Gum Lane, Prahran VIC 3181', abn: '53004085616' })
    const row = (address: string) => `${newName()},Dairy,"${address}",53004085616`
    const content = file(row('99 Bay Street, Port Melbourne VIC 3207'), row('1 Low Street, Fitzroy VIC 3065'))
    await answer(content, 2, id, 'same')
    expect(await imports.dryRun(content)).toMatchObject({ imported: 1, skipped: 0 })
    await answer(content, 3, id, 'same')
    const rows = await imports.run(content)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'skipped'])
    expect(rows[1]?.note).toContain('Duplicate: the same listing as line 2.')
  })
})

describe('Answers', () => {
  test('are of one file: one that has changed in anything asks again', async () => {
    const businessName = newName()
    const id = await imports.add({ businessName, address: '8 Gum Lane, Prahran VIC 3181' })
    const content = file(`${businessName},Dairy,,`)
    await answer(content, 2, id, 'other')
    expect((await imports.dryRun(content)).imported).toBe(1)
    for (const changed of [`${content}\n`, content.replaceAll('\n', '\r\n'), `\uFEFF${content}`, content.replace('Dairy', 'Tea')])
      expect((await imports.dryRun(changed)).rows).toMatchObject([{ outcome: 'skipped', questions: [{ answer: null }] }])
  })

  test('that have changed since the dry run stop the import that it was for', async () => {
    const businessName = newName()
    const id = await imports.add({ businessName, address: '8 Gum Lane, Prahran VIC 3181' })
    const content = file(`${businessName},Dairy,,`)
    const shown = await imports.dryRun(content)
    await answer(content, 2, id, 'other')
    const before = await count()
    const response = await imports.send(content, `?answers=${shown.answers}`)
    expect([response.statusCode, response.json().detail]).toEqual([409, 'The answers to this file have changed. Please check it again.'])
    expect(await count()).toBe(before)
  })

  test('about listings that are not there are left out, and wrong ones are refused', async () => {
    const digest = 'a'.repeat(64)
    const one = { line: 2, supplierId: 2_000_000_000, answer: 'same' } as const
    await olga.call(answerImport, { file: digest, answers: [one, one] })
    expect(await app.context.db.selectFrom('importAnswers').selectAll().where('fileDigest', '=', digest).execute()).toEqual([])
    const refused = [
      { file: 'A'.repeat(64), answers: [one] },
      { file: digest, answers: [] },
      { file: digest, answers: Array.from({ length: 501 }, () => one) },
      { file: digest, answers: [{ ...one, answer: 'perhaps' as 'same' }] },
      { file: digest, answers: [{ ...one, line: -1 }] },
    ]
    for (const input of refused) expect(await problemOf(olga.call(answerImport, input))).toMatchObject({ status: 400 })
  })

  test('end with the listing, and after 90 days', async () => {
    const { db, now } = app.context
    const digest = 'b'.repeat(64)
    const ids = [await imports.add({ businessName: newName() }), await imports.add({ businessName: newName() })] as const
    for (const supplierId of ids) await olga.call(answerImport, { file: digest, answers: [{ line: 2, supplierId, answer: 'same' }] })
    const left = async () => (await db.selectFrom('importAnswers').select('supplierId').where('fileDigest', '=', digest).execute()).length
    await db.deleteFrom('suppliers').where('id', '=', ids[0]).execute()
    expect(await left()).toBe(1)
    await deleteOldImports(db, now())
    expect(await left()).toBe(1)
    await deleteOldImports(db, new Date(now().getTime() + 91 * 86_400_000))
    expect(await left()).toBe(0)
  })
})
