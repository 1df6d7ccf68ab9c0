import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeContent, changeManyTexts, listContent, listItemHistory, listStyles } from '#contract/site/site-content.ts'
import { etagOfItem, etagOfItems } from '#contract/endpoint/etags.ts'
import { SITE_STYLES } from '#contract/site/site-styles.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, registered, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { KNOWN_TEXTS } from './known-texts.ts'

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

const TITLE = 'home.hero.title'
const page = async (path = '/') => (await app.server.inject(path)).body
const siteContentItem = async (key: string) => (await siteOwner.call(listContent, {})).find((item) => item.key === key)!
/** Sends a write with the ETag that it was made on. */
const send = (method: 'PUT' | 'POST', url: string, payload: object, ifMatch: string) =>
  siteOwner.ask({ method, url, payload, headers: { 'if-match': ifMatch } })

describe('GET /api/admin/content and /api/admin/styles', () => {
  test('the owner gets every text and style that the code has, with its original and an ETag of the list', async () => {
    const texts = await siteOwner.call(listContent, {})
    expect(texts.map(({ key }) => key)).toEqual(KNOWN_TEXTS.map(({ key }) => key))
    expect(texts.find(({ key }) => key === TITLE)).toMatchObject({
      page: 'home',
      section: 'Top of the page',
      label: 'Headline',
      type: 'text',
      value: 'Find your next supplier before the morning rush',
      original: 'Find your next supplier before the morning rush',
    })
    const styles = await siteOwner.call(listStyles, {})
    expect(styles.map(({ key }) => key)).toEqual(SITE_STYLES.map(({ key }) => key))
    for (const [url, items] of [
      ['/api/admin/content', texts],
      ['/api/admin/styles', styles],
    ] as const)
      expect((await siteOwner.ask({ method: 'GET', url })).headers.etag).toBe(etagOfItems(items))
  })
})

describe('PUT /api/admin/content/:key', () => {
  test('a changed text is on the page at its next load, escaped, and restoring it shows the original', async () => {
    expect(await page()).toContain('Find your next supplier before the morning rush')
    const value = '<script>alert(1)</script> & "quotes"'
    const changed = await siteOwner.call(changeContent, { key: TITLE, value })
    expect(changed).toMatchObject({ key: TITLE, value, updatedBy: siteOwner.username })
    const html = await page()
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;</h1>')
    expect(html).not.toContain('<script>alert(1)')
    await siteOwner.call(changeContent, { key: TITLE, value: null })
    expect(await page()).toContain('Find your next supplier before the morning rush')
  })

  test('a value that the text cannot have is a 400 with a message, and changes nothing', async () => {
    for (const [key, value, message] of [
      [TITLE, '  ', 'Please write something, or restore the original.'],
      [TITLE, 'two\nlines', 'Please write this on one line.'],
      [TITLE, 'x'.repeat(201), 'Please keep this to 200 characters or fewer.'],
      [TITLE, 'For {everybody}', 'Please remove the braces of {everybody}.'],
      ['home.categories.all', 'All {count}', 'Please use only {categories} in braces here, not {count}.'],
      ['home.claims.figures', 'invented', 'Please choose one of the list.'],
      ['home.hero.picture', 'https://elsewhere.example/a.png', 'Please upload a picture.'],
      ['home.hero.picture', 'javascript:alert(1)', 'Please upload a picture.'],
    ] as const) {
      const { status, errors } = await problemOf(siteOwner.call(changeContent, { key, value }))
      expect([key, status, errors]).toEqual([key, 400, [{ path: 'value', message }]])
    }
    expect(await siteContentItem(TITLE)).toMatchObject({ value: 'Find your next supplier before the morning rush' })
  })

  test('of two owners who edit the same text, the second is told who was first, and what they would have overwritten stays', async () => {
    const seen = await siteContentItem(TITLE)
    const url = `/api/admin/content/${TITLE}`
    const first = await send('PUT', url, { value: 'First' }, etagOfItem(seen))
    expect(first.statusCode).toBe(200)
    expect(first.headers.etag).toBe(etagOfItem({ id: seen.id, version: seen.version + 1 }))
    const second = await send('PUT', url, { value: 'Second' }, etagOfItem(seen))
    expect([second.statusCode, second.json().detail]).toEqual([
      409,
      `${siteOwner.username} has changed this in the meantime. Look at what stands there now, then save again.`,
    ])
    expect(await siteContentItem(TITLE)).toMatchObject({ value: 'First' })
    expect((await send('PUT', url, { value: 'Second' }, String(first.headers.etag))).statusCode).toBe(200)
  })

  test('the history has each value with its author, newest first, and the audit what was before and after', async () => {
    const { id } = await siteContentItem(TITLE)
    for (const value of ['One', 'One', 'Two', null]) await siteOwner.call(changeContent, { key: TITLE, value })
    const { items } = await siteOwner.call(listItemHistory, { id, limit: 3 })
    expect(items.map(({ value, username }) => [value, username])).toEqual([
      [null, siteOwner.username],
      ['Two', siteOwner.username],
      ['One', siteOwner.username],
    ])
    const entry = await app.context.db
      .selectFrom('audit')
      .select(['action', 'subject', 'details'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      action: 'content.change',
      subject: TITLE,
      details: { label: 'Top of the page: Headline', before: 'Two', after: 'Find your next supplier before the morning rush' },
    })
  })
})

describe('POST /api/admin/content/bulk-update', () => {
  test('all changes are saved or none', async () => {
    const [title, start] = [await siteContentItem(TITLE), await siteContentItem('home.hero.start')]
    const refused = siteOwner.call(changeManyTexts, {
      updates: [
        { id: title.id, value: 'New' },
        { id: start.id, value: '' },
      ],
    })
    expect((await problemOf(refused)).errors).toEqual([
      { path: 'updates.1.value', message: 'Please write something, or restore the original.' },
    ])
    const unknown = siteOwner.call(changeManyTexts, {
      updates: [
        { id: title.id, value: 'New' },
        { id: 2_000_000_000, value: 'x' },
      ],
    })
    expect(await problemOf(unknown)).toMatchObject({ status: 404, errors: [{ path: 'updates.1.id', message: 'There is no such item.' }] })
    const twice = siteOwner.call(changeManyTexts, {
      updates: [
        { id: title.id, value: 'New' },
        { id: title.id, value: 'Newer' },
      ],
    })
    expect(await problemOf(twice)).toMatchObject({ status: 400, errors: [{ path: 'updates.1.id' }] })
    expect(await siteContentItem(TITLE)).toMatchObject({ value: title.original })
    const saved = await siteOwner.call(changeManyTexts, {
      updates: [
        { id: title.id, value: 'New' },
        { id: start.id, value: 'Begin' },
      ],
    })
    expect(saved).toEqual({ updated: 2 })
    const html = await page()
    expect([html.includes('>New</h1>'), html.includes('Begin')]).toEqual([true, true])
  })

  test('a list that has changed since it was read is a 409', async () => {
    const items = await siteOwner.call(listContent, {})
    const [one, other] = items.slice(-2)
    await siteOwner.call(changeContent, { key: one!.key, value: 'Changed' })
    const body = { updates: [{ id: other!.id, value: 'x' }] }
    const url = '/api/admin/content/bulk-update'
    expect((await send('POST', url, { updates: [{ id: one!.id, value: 'x' }, ...body.updates] }, etagOfItems(items))).statusCode).toBe(409)
    expect((await send('POST', url, body, '*')).statusCode).toBe(200)
  })
})

describe('Texts of emails', () => {
  test('a changed greeting is in the next email', async () => {
    await siteOwner.call(changeContent, { key: 'emails.frame.greeting', value: 'Morning,' })
    const { email } = await registered(app)
    const [confirmation] = (await app.emails()).filter(({ to }) => to?.[0]?.address === email)
    expect(confirmation?.text).toContain('Morning,')
  })
})
