import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultFields, getQuoteForm, saveQuoteForm } from '#contract/quotes/quote-forms.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { supplier } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const ownFields = defaultFields('General').slice(0, 4)
const oneMore = { id: 'a', label: 'Field a', type: 'text' as const, order: 9 }

/** Returns a new supplier that saves a form over a version of it. */
async function newSupplier() {
  const { supplierId: id, call } = await supplier(app)
  const save = (leavesOut: unknown, version: number, fields: object[] = ownFields) =>
    call(saveQuoteForm, { id, fields: fields as typeof ownFields, leavesOut: leavesOut as never, version })
  return { id, save, form: () => app.call(getQuoteForm, { id }) }
}

describe('The questions of the quote dialog', () => {
  test('stay left out for clients that do not know of it, and a request may still answer them', async () => {
    const beans = await newSupplier()
    const saved = await beans.save(['seatingCapacity', 'quantity', 'quantity'], 0)
    expect(saved).toMatchObject({ version: 1, leavesOut: ['quantity', 'seatingCapacity'] })
    expect(await beans.form()).toEqual(saved)
    expect(await beans.save(undefined, 1)).toEqual(saved)
    const more = await beans.save(undefined, 1, [...ownFields, oneMore])
    expect(more).toMatchObject({ version: 2, leavesOut: ['quantity', 'seatingCapacity'] })
    const request = { supplierId: beans.id, businessName: 'Cafe', contactEmail: 'a@b.example', requirements: 'Beans', quantity: '12 kg' }
    const sent = await createBrowser(app).ask({ method: 'POST', url: '/api/quotes/request', payload: request })
    expect(sent.statusCode).toBe(201)
    expect(await beans.save([], 2)).toMatchObject({ version: 3, leavesOut: [] })
  })

  test('that have to be asked, and those that there are not, cannot be left out', async () => {
    const beans = await newSupplier()
    for (const name of ['contactEmail', 'requirements', 'shoeSize']) {
      expect(await problemOf(beans.save([name], 0))).toMatchObject({
        status: 400,
        errors: [{ path: 'leavesOut.0', message: 'Please name questions that can be left out.' }],
      })
    }
  })
})
