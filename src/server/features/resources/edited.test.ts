import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeContent, changeManyTexts, listContent } from '#contract/site/site-content.ts'
import { getResource, listResources } from '#contract/resources/resources.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { resourcesOf } from './edited.ts'
import { library } from './library.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
beforeEach(async () => {
  const { db, changes } = app.context
  await db.updateTable('siteItems').set({ value: null }).execute()
  await changes.publish(db)
})
afterAll(() => app.stop())

const scorecard = library.find(({ id }) => id === 'supplier-scorecard')!
const keyOf = (part: string) => `resources.supplier-scorecard.${part}`
const change = (part: string, value: string | null) => siteOwner.call(changeContent, { key: keyOf(part), value })
const scorecardNow = async () => (await resourcesOf(app.context)).find(({ id }) => id === 'supplier-scorecard')!
const inCatalogue = async (search?: string) => (await app.call(listResources, { search })).find(({ id }) => id === 'supplier-scorecard')

describe('Texts of resources in the editor', () => {
  test('the owner finds six of each resource under its title, with the text of the library as the original', async () => {
    const texts = (await siteOwner.call(listContent, {})).filter(({ section }) => section === scorecard.title)
    expect(texts.map(({ page, key, label, original }) => [page, key, label, original])).toEqual([
      ['resources', keyOf('title'), 'Title', scorecard.title],
      ['resources', keyOf('description'), 'Description', scorecard.description],
      ['resources', keyOf('overview'), 'Overview', scorecard.overview.join('\n')],
      ['resources', keyOf('benefits'), 'Key benefits', scorecard.keyBenefits.join('\n')],
      ['resources', keyOf('actions'), 'Action items', scorecard.actionItems.join('\n')],
      ['resources', keyOf('tips'), 'Tips', scorecard.tips!.join('\n')],
    ])
  })

  test('the originals keep to the limits that hold for changes, so that each can be saved with a word changed', async () => {
    const texts = (await siteOwner.call(listContent, {})).filter(({ key }) => library.some(({ id }) => key.startsWith(`resources.${id}.`)))
    const updates = texts.map(({ id, original }) => ({ id, value: original.replace(/\w+/, 'Changed') }))
    expect(await siteOwner.call(changeManyTexts, { updates })).toEqual({ updated: 6 * library.length })
    for (const { title, overview } of await resourcesOf(app.context)) expect(`${title} ${overview[0]}`).toMatch(/Changed.* Changed/)
  })

  test.each([
    ['title', '', 'Please write something, or restore the original.'],
    ['title', 'x'.repeat(81), 'Please keep this to 80 characters or fewer.'],
    ['title', 'Two\nlines', 'Please write this on one line.'],
    ['benefits', ' \n ', 'Please write something, or restore the original.'],
    ['overview', 'x'.repeat(3001), 'Please keep this to 3,000 characters or fewer.'],
    ['actions', 'Ask {supplier}', 'Please remove the braces of {supplier}.'],
  ])('%s cannot be %j', async (part, value, message) => {
    expect(await problemOf(change(part, value))).toMatchObject({ status: 400, errors: [{ path: 'value', message }] })
    expect(await scorecardNow()).toEqual(scorecard)
  })
})

describe('A resource that the owner has edited', () => {
  test('shows in the catalogue at once, is found by its new words, and is as before when they are taken back', async () => {
    expect(await inCatalogue()).toMatchObject({ title: scorecard.title })
    await change('title', 'Marks for wholesalers')
    await change('description', 'Zwieback, scored.')
    const edited = { title: 'Marks for wholesalers', description: 'Zwieback, scored.' }
    expect(await inCatalogue()).toMatchObject(edited)
    expect(await inCatalogue('zwieback')).toMatchObject(edited)
    await change('title', null)
    await change('description', null)
    expect(await inCatalogue()).toMatchObject({ title: scorecard.title, description: scorecard.description })
    expect(await inCatalogue('zwieback')).toBeUndefined()
  })

  test('shows on its own page at once, with an item for each line that is not blank, and no tips where there is no text', async () => {
    await change('overview', 'First.\n\n  Second.  ')
    await change('benefits', 'One\nTwo')
    await change('actions', 'Ring\nWrite\nPay')
    await change('tips', '')
    expect(await scorecardNow()).toEqual({
      ...scorecard,
      overview: ['First.', 'Second.'],
      keyBenefits: ['One', 'Two'],
      actionItems: ['Ring', 'Write', 'Pay'],
      tips: undefined,
    })
    const page = await app.call(getResource, { id: scorecard.id })
    expect([page.overview, page.keyBenefits, page.actionItems, page.tips]).toEqual([
      ['First.', 'Second.'],
      ['One', 'Two'],
      ['Ring', 'Write', 'Pay'],
      undefined,
    ])
    for (const part of ['overview', 'benefits', 'actions', 'tips']) await change(part, null)
    expect(await app.call(getResource, { id: scorecard.id })).toMatchObject({ overview: scorecard.overview, tips: scorecard.tips })
  })

  test('leaves the others as they are, and the list is a new one only where a text of a resource has changed', async () => {
    const before = await resourcesOf(app.context)
    await siteOwner.call(changeContent, { key: 'home.hero.title', value: 'Another headline' })
    expect(await resourcesOf(app.context)).toBe(before)
    await change('title', 'Marks')
    const after = await resourcesOf(app.context)
    expect(after).not.toBe(before)
    expect(after.filter(({ id }) => id !== scorecard.id)).toEqual(library.filter(({ id }) => id !== scorecard.id))
  })

  test('a stored value that a text can no longer have is left out', async () => {
    const { db, changes } = app.context
    await db.updateTable('siteItems').set({ value: 'Two\nlines' }).where('key', '=', keyOf('title')).execute()
    await changes.publish(db)
    expect(await scorecardNow()).toEqual(scorecard)
  })

  test('no page carries its texts: changes of pages are in the HTML of all of them, those of resources are not', async () => {
    await siteOwner.call(changeContent, { key: 'home.hero.title', value: 'Quokka headline' })
    await change('overview', 'Numbat overview')
    const html = (await app.server.inject('/')).body
    expect([html.includes('Quokka headline'), html.includes('Numbat overview')]).toEqual([true, false])
  })
})
