import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_ANSWER, MAX_ITEMS } from '#contract/options.ts'
import { getProgress, listProgress, saveProgress } from '#contract/resources/resource-progress.ts'
import { actionKey, answerKey, checkKey, itemsOf, rowKey, TICKED } from '#shared/resource-items.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { library } from './library.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const checklist = library.find((one) => one.checklist && one.category === 'for-cafes')!
const workbook = library.find((one) => one.workbook)!
const [check] = checklist.checklist!.flatMap(({ category, items }) => items.map((item) => checkKey(category, item)))
const action = actionKey(checklist.actionItems[0]!)
const row = rowKey('Product', 3)

describe('Progress in a resource', () => {
  test('what one device saves is there on another, item by item, and an empty value removes an item', async () => {
    const ann = await buyer(app)
    const { id } = checklist
    expect(await ann.call(getProgress, { id })).toEqual({ values: {}, updatedAt: null })
    await ann.call(saveProgress, { id, values: { [check!]: TICKED, [row]: 'Beans\nand milk' } })
    const saved = await ann.call(saveProgress, { id, values: { [action]: TICKED, [check!]: '' } })
    expect(saved).toEqual({ values: { [action]: TICKED, [row]: 'Beans\nand milk' }, updatedAt: expect.any(String) })
    expect(await ann.call(getProgress, { id })).toEqual(saved)
  })

  test('two devices that save at the same time both keep what they saved', async () => {
    const ann = await buyer(app)
    const { id } = checklist
    const keys = itemsOf(checklist).slice(0, 8)
    await Promise.all(keys.map((key) => ann.call(saveProgress, { id, values: { [key]: TICKED } })))
    expect(Object.keys((await ann.call(getProgress, { id })).values).toSorted()).toEqual(keys.toSorted())
  })

  test('it belongs to one account', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    await ann.call(saveProgress, { id: checklist.id, values: { [action]: TICKED } })
    expect(await beans.call(getProgress, { id: checklist.id })).toEqual({ values: {}, updatedAt: null })
    expect(await beans.call(listProgress, {})).toEqual([])
  })

  test('what has been begun is listed with how much of it is done, the last one first, and no longer once it is emptied', async () => {
    const ann = await buyer(app)
    const { section, exercises } = workbook.workbook![0]!
    const answer = answerKey(section, exercises[0]!.task)
    await ann.call(saveProgress, { id: workbook.id, values: { [answer]: 'Monday and Thursday' } })
    await ann.call(saveProgress, { id: checklist.id, values: { [check!]: TICKED, [action]: TICKED, [row]: 'Beans' } })
    expect(await ann.call(listProgress, {})).toMatchObject([
      { id: checklist.id, done: 2, total: itemsOf(checklist).length },
      { id: workbook.id, done: 1, total: itemsOf(workbook).length },
    ])
    await ann.call(saveProgress, { id: workbook.id, values: { [answer]: '' } })
    expect((await ann.call(listProgress, {})).map(({ id }) => id)).toEqual([checklist.id])
  })

  test('what is too long, too much or not text is refused, and nothing of it is stored', async () => {
    const ann = await buyer(app)
    const { id } = checklist
    const save = (values: Record<string, string>) => problemOf(ann.call(saveProgress, { id, values }))
    expect(await save({ [row]: 'x'.repeat(MAX_ANSWER + 1) })).toMatchObject({
      status: 400,
      errors: [{ message: `Please keep this to ${MAX_ANSWER} characters or fewer.` }],
    })
    expect(await save({ [row]: 'a\u0000' })).toMatchObject({ status: 400 })
    expect(await save({ 'A key': TICKED })).toMatchObject({ status: 400 })
    expect(await save({ [row]: 5 } as never)).toMatchObject({ status: 400 })
    const rows = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [rowKey('Product', from + at), 'Beans']))
    expect(await save(rows(0, MAX_ITEMS + 1))).toMatchObject({ status: 400 })
    await ann.call(saveProgress, { id, values: rows(0, MAX_ITEMS) })
    expect(await save(rows(MAX_ITEMS, 1))).toMatchObject({ status: 409 })
    expect(Object.keys((await ann.call(getProgress, { id })).values)).toHaveLength(MAX_ITEMS)
  })
})

describe('The items of a resource', () => {
  test('have different names, so that no tick stands for two', () => {
    for (const resource of library) expect(new Set(itemsOf(resource)).size).toBe(itemsOf(resource).length)
  })
})
