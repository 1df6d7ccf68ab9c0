import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_SECTIONS } from '#contract/site/home-section-order.ts'
import { changeHomeSections, getHomeSections } from '#contract/site/home-sections.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { servedPage, textOf } from '#test/app/pages.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
afterAll(() => app.stop())

const headings = async () => {
  const { main } = await servedPage(app, '/')
  return [...main.querySelectorAll('h2')].map(textOf)
}

describe('PUT /api/admin/home-sections', () => {
  test('the home page shows the sections in the order of the owner, and none that are hidden', async () => {
    expect(await siteOwner.call(getHomeSections, {})).toMatchObject({ sections: ALL_SECTIONS, version: 0 })
    const before = await headings()
    expect(before.at(0)).toBe('Four ways to pay less')
    expect(before).toContain('Featured suppliers')
    const sections = ALL_SECTIONS.toReversed().map(({ id }) => ({ id, isShown: id !== 'featured' }))
    expect(await siteOwner.call(changeHomeSections, { sections })).toMatchObject({ sections, version: 1 })
    expect(await headings()).toEqual(before.toReversed().filter((heading) => heading !== 'Featured suppliers'))
    await siteOwner.call(changeHomeSections, { sections: [...ALL_SECTIONS] })
    expect(await headings()).toEqual(before)
  })

  test('an order that leaves a section out, or names one twice, is a 400', async () => {
    const [first, ...others] = ALL_SECTIONS
    for (const sections of [others, [...others, others[0]!], [first!, ...others, first!]])
      expect(await problemOf(siteOwner.call(changeHomeSections, { sections }))).toMatchObject({
        status: 400,
        errors: [{ path: 'sections', message: 'Please name each section once.' }],
      })
  })

  test('the end of the page, to which the join buttons lead, cannot be hidden', async () => {
    const sections = ALL_SECTIONS.map(({ id }) => ({ id, isShown: id !== 'closing' }))
    expect(await problemOf(siteOwner.call(changeHomeSections, { sections }))).toMatchObject({
      status: 400,
      errors: [{ path: 'sections', message: 'The end of the page cannot be hidden: the join buttons of every page lead there.' }],
    })
  })

  test('a section that the site has got since the order was saved comes last', async () => {
    const { db, changes } = app.context
    const stored = JSON.stringify([
      { id: 'beta', isShown: true },
      { id: 'of-a-former-site', isShown: true },
      { id: 'closing', isShown: false },
    ])
    await db.updateTable('siteItems').set({ value: stored }).where('key', '=', 'home.sections').execute()
    await changes.publish(db)
    const { sections } = await siteOwner.call(getHomeSections, {})
    const others = ALL_SECTIONS.map(({ id }) => id).filter((id) => id !== 'beta' && id !== 'closing')
    expect(sections.map(({ id }) => id)).toEqual(['beta', 'closing', ...others])
    expect((await servedPage(app, '/')).main.querySelector('#join')).not.toBeNull()
    expect((await headings())[0]).toBe('Tell us what is broken')
  })
})
