import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/owner/audit.ts'
import { changeContent } from '#contract/site/site-content.ts'
import { addIssue, changeIssue, getIssue, listIssues, previewIssue, removeIssue, testIssue } from '#contract/emails/newsletter-issues.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { library } from '#server/features/resources/library.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const [first, second] = library as [(typeof library)[number], (typeof library)[number]]
/** What each test's issue says; its subject is a new one for each, by which its emails are known. */
let draft: Input<typeof addIssue>

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  draft = { subject: `Milk ${randomUUID()}`, introduction: 'Hello.\n\nTwo things to read.', resourceIds: [second.id, first.id] }
  for (const table of ['newsletterSubscribers', 'newsletterIssues', 'emails', 'emailStops', 'rateLimits'] as const)
    await app.context.db.deleteFrom(table).execute()
})

const newIssue = (change = {}) => siteOwner.call(addIssue, { ...draft, ...change })
const issuesIn = async () => (await app.emails()).filter(({ subject }) => subject === draft.subject)
const receivers = async () => (await issuesIn()).map(({ to }) => to![0]!.address!)
describe('A draft of an issue', () => {
  test('is written, listed the newest first, changed and deleted, and each step is in the audit', async () => {
    const older = await newIssue({ subject: 'Older' })
    const issue = await newIssue()
    expect(issue).toMatchObject({ ...draft, status: 'draft', startedAt: null, total: 0, queued: 0 })
    expect((await siteOwner.call(listIssues, {})).items.map(({ id }) => id)).toEqual([issue.id, older.id])
    const { items, total } = await siteOwner.call(listIssues, { limit: 1, offset: 1 })
    expect([items.map(({ id }) => id), total]).toEqual([[older.id], 2])
    const changed = { subject: 'Cheaper milk', introduction: '', resourceIds: [first.id] }
    expect(await siteOwner.call(changeIssue, { id: issue.id, ...changed })).toMatchObject(changed)
    expect(await siteOwner.call(getIssue, { id: issue.id })).toMatchObject(changed)
    await siteOwner.call(removeIssue, { id: issue.id })
    expect(await problemOf(siteOwner.call(getIssue, { id: issue.id }))).toMatchObject({ status: 404 })
    const { items: entries } = await siteOwner.call(listAudit, { search: `newsletter issue ${issue.id}` })
    expect(entries.map(({ action }) => action)).toEqual(['issue.remove', 'issue.change', 'issue.add'])
  })

  test('needs a subject, and resources of the library, each once and at most six', async () => {
    const refused = async (change: object) => (await problemOf(newIssue(change))).errors!.map(({ path }) => path)
    expect(await refused({ subject: ' ' })).toEqual(['subject'])
    expect(await refused({ resourceIds: [first.id, 'no-such-guide'] })).toEqual(['resourceIds.1'])
    expect(await refused({ resourceIds: [first.id, first.id] })).toEqual(['resourceIds'])
    expect(await refused({ resourceIds: library.slice(0, 7).map(({ id }) => id) })).toEqual(['resourceIds'])
    expect(await refused({ introduction: 'x'.repeat(4001) })).toEqual(['introduction'])
  })

  test('its preview has both parts, the chosen resources in their order with links, and a link to leave', async () => {
    const { id } = await newIssue()
    const { subject, html, text } = await siteOwner.call(previewIssue, { id })
    expect(subject).toBe(draft.subject)
    for (const part of [html, text]) {
      for (const said of ['Two things to read.', `/resource/${first.id}`, '/unsubscribe/']) expect(part).toContain(said)
      expect(part.indexOf(`/resource/${second.id}`)).toBeLessThan(part.indexOf(`/resource/${first.id}`))
    }
    expect(text).toContain(first.title)
    expect(html).not.toContain('<script')
  })

  test('it names the resources as the owner has changed their texts', async () => {
    const key = `resources.${first.id}.title`
    await siteOwner.call(changeContent, { key, value: 'Milk in plain words' })
    const { id } = await newIssue()
    expect((await siteOwner.call(previewIssue, { id })).text).toContain('Milk in plain words')
    await siteOwner.call(changeContent, { key, value: null })
    expect((await siteOwner.call(previewIssue, { id })).text).toContain(first.title)
  })

  test('a test goes to the owner who asks only, and the issue stays a draft', async () => {
    await app.context.db.insertInto('newsletterSubscribers').values({ email: 'reader@readers.example', confirmedAt: new Date() }).execute()
    const { id } = await newIssue()
    expect(await siteOwner.call(testIssue, { id })).toEqual({ recipient: siteOwner.email })
    expect(await receivers()).toEqual([siteOwner.email])
    expect(await siteOwner.call(getIssue, { id })).toMatchObject({ status: 'draft', queued: 0 })
  })

  test('words of the owner that look like markup are text in the email', async () => {
    const { id } = await newIssue({ introduction: '<img src=x onerror=alert(1)>' })
    expect((await siteOwner.call(previewIssue, { id })).html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
