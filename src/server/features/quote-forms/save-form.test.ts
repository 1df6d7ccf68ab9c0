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

const ownFields = defaultFields('General').slice(0, 4)
const field = (id: string, more: Partial<FormField> = {}) => ({ id, label: `Field ${id}`, type: 'text' as const, order: 9, ...more })
const newSupplier = async () => {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  return {
    ...user,
    path,
    save: (fields: object[], version?: number) => user.call(saveQuoteForm, { ...path, fields: fields as FormField[], version }),
    form: () => app.call(getQuoteForm, path),
  }
}

describe('GET /api/suppliers/:id/quote-form', () => {
  test('a supplier without a saved form has the default form of its category as version 0; an unknown supplier is a 404', async () => {
    for (const category of CATEGORIES) {
      const { id } = await app.supplier({ category })
      const form = FORM_OF[category]
      expect(await app.call(getQuoteForm, { id })).toEqual({ category: form, fields: defaultFields(form), version: 0 })
    }
    expect(await problemOf(app.call(getQuoteForm, { id: '2000000000' }))).toMatchObject({ status: 404 })
  })
})

describe('PUT /api/suppliers/:id/quote-form', () => {
  test('a saved form is returned to everyone from then on: in order, renumbered, with its options tidied', async () => {
    const beans = await newSupplier()
    await beans.form()
    const roast = field('roast', { type: 'select', order: 6, options: [' Light ', '', 'Dark', 'Light'] })
    const grind = field('grind', { order: 5, options: ['of no use'] })
    const saved = await beans.save([...ownFields, roast, grind, field('late', { order: 6 })], 0)
    expect(saved.version).toBe(1)
    expect(saved.fields.slice(4)).toEqual([
      { ...grind, order: 5, required: false, placeholder: '', options: [] },
      { ...roast, order: 6, required: false, placeholder: '', options: ['Light', 'Dark'] },
      { ...field('late'), order: 7, required: false, placeholder: '', options: [] },
    ])
    expect(await beans.form()).toEqual(saved)
  })

  test('a form that nobody could fill in, an empty one and one of 41 fields are rejected by field', async () => {
    const beans = await newSupplier()
    const errorPathsOf = async (fields: object[]) => (await problemOf(beans.save(fields))).errors?.map(({ path }) => path)
    expect(await errorPathsOf([...ownFields, field('a'), field('a')])).toEqual(['fields.5.id'])
    expect(await errorPathsOf([...ownFields, field('a', { type: 'select', options: [' '] })])).toEqual(['fields.4.options'])
    expect(await errorPathsOf([...ownFields.slice(1), field('a')])).toEqual(['fields'])
    expect(await errorPathsOf(ownFields.map((one) => ({ ...one, type: 'checkbox' })))).toEqual(
      [0, 1, 2, 3].map((at) => `fields.${at}.type`),
    )
    expect(await errorPathsOf([...ownFields, field('a', { label: ' ' })])).toEqual(['fields.4.label'])
    expect(await errorPathsOf([...ownFields, field('a', { type: 'file' as never })])).toEqual(['fields.4.type'])
    expect(await errorPathsOf([])).toEqual(['fields'])
    expect(await errorPathsOf([...ownFields, ...Array.from({ length: 37 }, (_, at) => field(`f${at}`))])).toEqual(['fields'])
    expect(await beans.form()).toMatchObject({ version: 0 })
  })

  test('a save with any version but the latest is a 409 conflict; a save without a version replaces the latest', async () => {
    const beans = await newSupplier()
    await beans.save(ownFields, 0)
    for (const old of [0, 2]) expect(await problemOf(beans.save([...ownFields, field('a')], old))).toMatchObject({ status: 409 })
    expect(await beans.save([...ownFields, field('b')])).toMatchObject({ version: 2 })
    expect(await beans.save(ownFields, 2)).toMatchObject({ version: 3 })
  })

  test('of four saves of the same version at once, one succeeds and the others are conflicts', async () => {
    const beans = await newSupplier()
    const url = `/api/suppliers/${beans.supplierId}/quote-form`
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => beans.ask({ method: 'PUT', url, payload: { fields: ownFields, version: 0 } })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('a stored form that cannot be read any more falls back to the default form, and can be saved again', async () => {
    const beans = await newSupplier()
    await beans.save([...ownFields, field('a')], 0)
    await app.context.db
      .updateTable('quoteForms')
      .set({ fields: JSON.stringify([{ id: 'a', kind: 'of old' }]) })
      .where('supplierId', '=', beans.supplierId)
      .execute()
    await app.context.changes.publish(app.context.db)
    expect(await beans.form()).toEqual({ category: 'Coffee & Tea', fields: defaultFields('Coffee & Tea'), version: 1 })
    expect(await beans.save(ownFields, 1)).toMatchObject({ version: 2 })
  })
})
