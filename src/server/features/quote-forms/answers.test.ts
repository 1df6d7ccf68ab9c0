import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultFields, saveQuoteForm, type FormAnswer, type FormField } from '#contract/quotes/quote-forms.ts'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { emailsAbout } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, beans] = [await buyer(app), await supplier(app)]
  await save([
    field('words', 'text'),
    field('story', 'textarea'),
    field('kilos', 'number', { required: true, label: 'Kilos a week' }),
    field('accounts', 'email'),
    field('mobile', 'phone'),
    field('start', 'date'),
    field('roast', 'select', { options: ['Light', 'Dark'] }),
    field('grinder', 'checkbox', { required: true, label: 'Grinder there' }),
  ])
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const field = (id: string, type: FormField['type'], more: Partial<FormField> = {}) => ({
  id,
  label: `Label of ${id}`,
  type,
  order: 9,
  ...more,
})
const save = (fields: ReturnType<typeof field>[]) =>
  beans.call(saveQuoteForm, { id: beans.supplierId, fields: [...defaultFields('General').slice(0, 4), ...fields] })
const request = (answers: FormAnswer[], formVersion?: number, more: Record<string, string> = {}) =>
  ann.call(requestQuote, {
    supplierId: beans.supplierId,
    businessName: 'Corner Cafe',
    contactEmail: ann.email,
    requirements: 'Beans',
    answers,
    formVersion,
    ...more,
  })
const required: FormAnswer[] = [
  { fieldId: 'kilos', value: 12 },
  { fieldId: 'grinder', value: false },
]
const storedAnswersOf = async ({ id }: { id: string }) => (await ann.call(getQuote, { id })).answers

/** The required answers and one more, which replaces a required answer to the same field. */
const withRequired = (fieldId: string, value: FormAnswer['value']) => [
  ...required.filter((one) => one.fieldId !== fieldId),
  { fieldId, value },
]

describe('POST /api/quotes/request with answers to a quote form', () => {
  test('each field type accepts its kind of value and stores it in one normal form', async () => {
    const cases: [string, FormAnswer['value'], FormAnswer['value']][] = [
      ['words', ' Ground ', 'Ground'],
      ['story', 'One\r\ntwo', 'One\ntwo'],
      ['story', 'x'.repeat(5000), 'x'.repeat(5000)],
      ['kilos', 2.5, 2.5],
      ['kilos', ' 12 ', 12],
      ['kilos', '-0.5', -0.5],
      ['kilos', '10,000', 10_000],
      ['kilos', '1\u00a0250.5', 1250.5],
      ['accounts', 'pay@cafe.example', 'pay@cafe.example'],
      ['mobile', '0491 570 006', '0491 570 006'],
      ['start', '2026-12-31', '2026-12-31'],
      ['roast', 'Dark', 'Dark'],
      ['grinder', true, true],
      ['grinder', false, false],
    ]
    for (const [fieldId, value, stored] of cases) {
      const answers = await storedAnswersOf(await request(withRequired(fieldId, value), 1))
      expect([fieldId, answers.find((one) => one.fieldId === fieldId)?.value]).toEqual([fieldId, stored])
    }
  })

  test('a value that does not fit its field type is rejected at its answer, with a message', async () => {
    const cases: [string, FormAnswer['value'], RegExp][] = [
      ['words', 'x'.repeat(501), /500 characters/],
      ['words', 5, /in words/],
      ['kilos', '12 kg', /number/],
      ['kilos', '1e9', /number/],
      ['kilos', true, /number/],
      ['accounts', 'pay@', /email address/],
      ['mobile', 'call me', /phone number/],
      ['start', '2026-02-30', /day like/],
      ['start', '31/12/2026', /day like/],
      ['roast', 'dark', /one of the options/],
      ['grinder', 'yes', /yes or no/],
      ['unheard', 'of', /no such field/],
    ]
    for (const [fieldId, value, pattern] of cases) {
      const answers = withRequired(fieldId, value)
      const errors = [{ path: `answers.${answers.length - 1}`, message: expect.stringMatching(pattern) }]
      expect([fieldId, value, await problemOf(request(answers, 1))]).toMatchObject([fieldId, value, { status: 400, errors }])
    }
  })

  test('an answer over 5,000 characters or with control characters is rejected, with or without a form version', async () => {
    for (const value of ['x'.repeat(5001), 'a\u0007'])
      for (const formVersion of [undefined, 1])
        expect(await problemOf(request([{ fieldId: 'story', value }], formVersion))).toMatchObject({
          status: 400,
          errors: [{ path: 'answers.0.value' }],
        })
  })

  test('a required field needs an answer (an unticked checkbox is one); the dialog’s own fields take theirs from the request', async () => {
    const problem = await problemOf(request([{ fieldId: 'words', value: ' ' }], 1))
    expect(problem.errors).toEqual([
      { path: 'answers', message: 'Please answer “Kilos a week”.' },
      { path: 'answers', message: 'Please answer “Grinder there”.' },
    ])
    expect(await storedAnswersOf(await request(required, 1))).toEqual([
      { fieldId: 'kilos', label: 'Kilos a week', value: 12 },
      { fieldId: 'grinder', label: 'Grinder there', value: false },
    ])
  })

  test('a field that is answered twice is rejected, and answers to the dialog’s own fields are ignored', async () => {
    const twice = request([...required, { fieldId: 'kilos', value: 13 }], 1)
    expect((await problemOf(twice)).errors).toEqual([{ path: 'answers.2', message: 'This field is answered twice.' }])
    const ownToo = await request([...required, { fieldId: 'businessName', value: 'Somebody else' }], 1)
    expect(await ann.call(getQuote, { id: ownToo.id })).toMatchObject({ businessName: 'Corner Cafe', answers: { length: 2 } })
  })

  test('answers are checked against the shown form version, stored with its labels and emailed to both sides', async () => {
    const before = await request(required, 1)
    await save([field('kilos', 'text', { label: 'Cartons' }), field('new', 'text', { required: true })])
    const old = await request(required, 1)
    expect(await storedAnswersOf(old)).toEqual(await storedAnswersOf(before))
    expect(await ann.call(getQuote, { id: old.id })).toMatchObject({ formVersion: 1 })
    expect((await problemOf(request(required, 2))).errors?.map(({ path }) => path)).toEqual(['answers.0', 'answers.1', 'answers'])
    for (const kind of ['quote-request', 'quote-request-copy'] as const)
      expect((await emailsAbout(app, old.id, kind))[0]!.facts.answers).toEqual(await storedAnswersOf(old))
    for (const unknown of [3, -1, 2_000_000_000])
      expect(await problemOf(request([], unknown))).toMatchObject({ status: 400, errors: [{ path: 'formVersion' }] })
  })

  test('without a form version nothing is required, and answers to fields of the current form are stored unchanged', async () => {
    const { id } = await request([
      { fieldId: 'new', value: 5 },
      { fieldId: 'unheard', value: 'of' },
      { fieldId: 'kilos', value: '' },
      { fieldId: 'requirements', value: 'Other beans' },
    ])
    expect(await ann.call(getQuote, { id })).toMatchObject({
      requirements: 'Beans',
      formVersion: null,
      answers: [{ fieldId: 'new', label: 'Label of new', value: 5 }],
    })
  })

  test('version 0 is the default form of the category, and answers to the last four General fields fill the request’s columns', async () => {
    const { id: supplierId } = await app.supplier({ category: 'Cleaning' })
    const answers = [
      { fieldId: 'quantity', value: '3 visits a week' },
      { fieldId: 'timeline', value: 'This month' },
      { fieldId: 'deliveryLocation', value: 'Preston' },
      { fieldId: 'specialRequirements', value: 'After ten at night' },
    ]
    const { id } = await request(answers, 0, { supplierId: supplierId as never, deliveryLocation: 'Carlton' })
    expect(await ann.call(getQuote, { id })).toMatchObject({
      formVersion: 0,
      quantity: '3 visits a week',
      timeline: 'This month',
      deliveryLocation: 'Carlton',
      specialRequirements: 'After ten at night',
      answers: answers.map((answer) => expect.objectContaining(answer)),
    })
  })
})
