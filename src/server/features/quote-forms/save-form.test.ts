import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultFields, FORM_OF, getQuoteForm, saveQuoteForm, type FormField } from '#contract/quote-forms.ts'
import { CATEGORIES } from '#contract/options.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { supplier } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const own = defaultFields('General').slice(0, 4)
const field = (id: string, more: Partial<FormField> = {}) => ({ id, label: `Field ${id}`, type: 'text' as const, order: 9, ...more })
const newSupplier = async () => {
  const somebody = await supplier(app)
  const path = { id: somebody.supplierId }
  return {
    ...somebody,
    path,
    save: (fields: object[], version?: number) => somebody.call(saveQuoteForm, { ...path, fields: fields as FormField[], version }),
    form: () => app.call(getQuoteForm, path),
  }
}

describe('quote forms: save form', () => {
  test('a supplier that has saved none has the default set of its category, version 0', async () => {
    for (const category of CATEGORIES) {
      const { id } = await app.supplier({ category })
      const form = FORM_OF[category]
      expect(await app.call(getQuoteForm, { id })).toEqual({ category: form, fields: defaultFields(form), version: 0 })
    }
    expect(await problemOf(app.call(getQuoteForm, { id: '2000000000' }))).toMatchObject({ status: 404 })
  })

  test('a saved form is what everybody gets from then on: in order, renumbered, its options tidied', async () => {
    const beans = await newSupplier()
    await beans.form()
    const roast = field('roast', { type: 'select', order: 6, options: [' Light ', '', 'Dark', 'Light'] })
    const grind = field('grind', { order: 5, options: ['of no use'] })
    const saved = await beans.save([...own, roast, grind, field('late', { order: 6 })], 0)
    expect(saved.version).toBe(1)
    expect(saved.fields.slice(4)).toEqual([
      { ...grind, order: 5, required: false, placeholder: '', options: [] },
      { ...roast, order: 6, required: false, placeholder: '', options: ['Light', 'Dark'] },
      { ...field('late'), order: 7, required: false, placeholder: '', options: [] },
    ])
    expect(await beans.form()).toEqual(saved)
  })

  test('a form that nobody could fill is refused, field by field', async () => {
    const beans = await newSupplier()
    const refused = async (fields: object[]) => (await problemOf(beans.save(fields))).errors?.map(({ path }) => path)
    expect(await refused([...own, field('a'), field('a')])).toEqual(['fields.5.id'])
    expect(await refused([...own, field('a', { type: 'select', options: [' '] })])).toEqual(['fields.4.options'])
    expect(await refused([...own.slice(1), field('a')])).toEqual(['fields'])
    expect(await refused(own.map((one) => ({ ...one, type: 'checkbox' })))).toEqual([0, 1, 2, 3].map((at) => `fields.${at}.type`))
    expect(await refused([...own, field('a', { label: ' ' })])).toEqual(['fields.4.label'])
    expect(await refused([...own, field('a', { type: 'file' as never })])).toEqual(['fields.4.type'])
    expect(await refused([])).toEqual(['fields'])
    expect(await refused([...own, ...Array.from({ length: 37 }, (_, at) => field(`f${at}`))])).toEqual(['fields'])
    expect(await beans.form()).toMatchObject({ version: 0 })
  })

  test('a version that is not the last one overwrites nothing; without one the last word holds', async () => {
    const beans = await newSupplier()
    await beans.save(own, 0)
    for (const old of [0, 2]) expect(await problemOf(beans.save([...own, field('a')], old))).toMatchObject({ status: 409 })
    expect(await beans.save([...own, field('b')])).toMatchObject({ version: 2 })
    expect(await beans.save(own, 2)).toMatchObject({ version: 3 })
  })

  test('of several that save the same version at once, one wins', async () => {
    const beans = await newSupplier()
    const url = `/api/suppliers/${beans.supplierId}/quote-form`
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => beans.ask({ method: 'PUT', url, payload: { fields: own, version: 0 } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('one that cannot be read any more falls back to the default set, and can be saved again', async () => {
    const beans = await newSupplier()
    await beans.save([...own, field('a')], 0)
    await app.context.db
      .updateTable('quoteForms')
      .set({ fields: JSON.stringify([{ id: 'a', kind: 'of old' }]) })
      .where('supplierId', '=', beans.supplierId)
      .execute()
    await app.context.changes.publish(app.context.db)
    expect(await beans.form()).toEqual({ category: 'Coffee & Tea', fields: defaultFields('Coffee & Tea'), version: 1 })
    expect(await beans.save(own, 1)).toMatchObject({ version: 2 })
  })
})
