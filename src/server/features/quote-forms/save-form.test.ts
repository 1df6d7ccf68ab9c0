import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { defaultFields, FORM_OF, getQuoteForm, saveQuoteForm, type FormField } from '#contract/quotes/quote-forms.ts'
import { CATEGORIES } from '#contract/options.ts'
import { inTransaction } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { deleteUnusedForms } from './queries.ts'

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
    /** Returns the versions that are stored. */
    versions: async () => {
      const { db } = app.context
      const rows = await db
        .selectFrom('quoteForms')
        .select('version')
        .where('supplierId', '=', user.supplierId)
        .orderBy('version')
        .execute()
      return rows.map(({ version }) => version)
    },
    /** Sends the supplier a request that was filled in with a version of the form. */
    request: (formVersion: number) =>
      createBrowser(app).ask({
        method: 'POST',
        url: '/api/quotes/request',
        payload: { supplierId: user.supplierId, businessName: 'Cafe', contactEmail: 'a@b.example', requirements: 'Beans', formVersion },
      }),
  }
}

describe('GET /api/suppliers/:id/quote-form', () => {
  test('a supplier without a saved form has the default form of its category as version 0; an unknown supplier is a 404', async () => {
    for (const category of CATEGORIES) {
      const { id } = await app.supplier({ category })
      const form = FORM_OF[category]
      expect(await app.call(getQuoteForm, { id })).toEqual({ category: form, fields: defaultFields(form), leavesOut: [], version: 0 })
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

  test('a save that changes nothing makes no new version, also of an older client and in another order of its fields', async () => {
    const beans = await newSupplier()
    const saved = await beans.save([...ownFields, field('a'), field('b', { order: 10 })], 0)
    expect(await beans.save([field('b', { order: 10 }), field('a'), ...ownFields], 1)).toEqual(saved)
    expect(await beans.save(saved.fields)).toEqual(saved)
    expect(await beans.versions()).toEqual([1])
    expect(await beans.save([...ownFields, field('b'), field('a')])).toMatchObject({ version: 2 })
  })

  test('the default form can be saved, so that it stays as it is if the category changes', async () => {
    const beans = await newSupplier()
    expect(await beans.save((await beans.form()).fields, 0)).toMatchObject({ version: 1 })
    expect(await beans.versions()).toEqual([1])
  })

  test('only the latest version, the one before it and those that requests were made with are kept', async () => {
    const beans = await newSupplier()
    for (const version of [1, 2]) await beans.save([...ownFields, field(`v${version}`)])
    await beans.request(2)
    for (const version of [3, 4, 5]) await beans.save([...ownFields, field(`v${version}`)])
    expect(await beans.versions()).toEqual([2, 4, 5])
    const statuses = await Promise.all([2, 3, 4, 5].map(async (version) => (await beans.request(version)).statusCode))
    expect(statuses).toEqual([201, 400, 201, 201])
  })

  // The embedded database runs one transaction at a time.
  test.skipIf(!inject('databaseServer'))('a request waits for a save that deletes its version, and is then a 400', async () => {
    const beans = await newSupplier()
    for (const name of ['v1', 'v2']) await beans.save([...ownFields, field(name)])
    const { db, pool } = app.context
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const { response } = await inTransaction(db, async (tx) => {
      await lockSupplier(tx, beans.supplierId)
      await deleteUnusedForms(tx, beans.supplierId, 3)
      const response = beans.request(1)
      await expect.poll(async () => (await pool.query(waiting)).rows.length).toBe(1)
      // In an object, as the transaction would wait for a promise.
      return { response }
    })
    expect(await response).toMatchObject({ statusCode: 400 })
    expect(await beans.versions()).toEqual([2])
  })

  test('a form for which the versions of requests leave no room is a 413 that says so, and nothing is stored', async () => {
    const beans = await newSupplier()
    await sql`with text as materialized (select array_to_string(array(select md5(random()::text) from generate_series(1, 4000)), '') as text),
      versions as (insert into quote_forms (supplier_id, version, fields)
        select ${beans.supplierId}::int, version, to_jsonb(text) from text, generate_series(1, 90) as version returning supplier_id, version)
      insert into quote_requests (supplier_id, contact_email, requirements, form_version)
        select supplier_id, 'a@b.example', 'Beans', version from versions`.execute(app.context.db)
    expect(await problemOf(beans.save([...ownFields, field('b')]))).toMatchObject({
      status: 413,
      detail: expect.stringMatching(/^The forms that your requests were made with can take up 10 MB/),
    })
    expect(await beans.versions()).toHaveLength(90)
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
    expect(await beans.form()).toEqual({ category: 'Coffee & Tea', fields: defaultFields('Coffee & Tea'), leavesOut: [], version: 1 })
    expect(await beans.save(ownFields, 1)).toMatchObject({ version: 2 })
  })
})
