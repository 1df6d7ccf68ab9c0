import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RESOURCE_TYPES } from '#contract/resources/resources.ts'
import { library } from '#server/features/resources/library.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, byRole, servedPage, textOf } from '#test/app/pages.ts'
import { capitalised } from '#shared/text/words.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

const pathOf = ({ id }: { id: string }) => `/resource/${id}`
const headings = (main: Element) => allByRole(main, 'heading').map(textOf)
const pageOf = async (path: string) => {
  const { document, main } = await servedPage(app, path)
  const jsonLd = document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'
  return { document, main, jsonLd: JSON.parse(jsonLd) as Record<string, unknown> | null }
}

describe('The page of a resource', () => {
  test.each(RESOURCE_TYPES)('a %s has its badge, its time, all of its sections, and its files', async (type) => {
    for (const resource of library.filter((one) => one.type === type)) {
      const { main } = await pageOf(pathOf(resource))
      expect(textOf(byRole(main, 'heading', resource.title))).toBe(resource.title)
      expect(textOf(main.querySelector('header')!)).toContain(`${capitalised(type)} ${resource.readTime} min read`)
      expect(headings(main)).toEqual(
        expect.arrayContaining(['Overview', 'Key benefits', ...resource.sections.map(({ title }) => title), 'Related resources']),
      )
      for (const text of [...resource.overview, ...resource.keyBenefits, ...(resource.tips ?? [])]) expect(textOf(main)).toContain(text)
      expect(byRole(main, 'link', 'Download Complete Resource Package (FREE)').getAttribute('href')).toBe(
        `/downloads/${resource.id}/package.zip`,
      )
    }
  })

  test('a section about seafood leads to the page where a venue keeps its record', async () => {
    const about = library.find(({ sections }) => sections.some(({ leadsTo }) => leadsTo === 'seafood'))
    const { main } = await pageOf(pathOf(about ?? { id: '' }))
    expect(byRole(main, 'link', 'Your seafood, and where it is from').getAttribute('href')).toBe('/venue/seafood')
  })

  test('each kind of content is there where a resource has it', async () => {
    for (const { scripts = [], checklist = [], scorecard, workbook = [], toolkit = [], worksheet, ...resource } of library) {
      const { main } = await pageOf(pathOf(resource))
      const text = textOf(main)
      for (const { title, scenario } of scripts) expect([text.includes(title), text.includes(scenario)]).toEqual([true, true])
      const boxes = checklist.flatMap(({ items }) => items)
      for (const item of boxes) expect(text).toContain(item)
      for (const { name, weight } of scorecard?.categories ?? []) expect(text).toContain(`${name} ${weight}%`)
      for (const { exercises } of workbook) for (const { task } of exercises) expect(text).toContain(task)
      for (const { tool, includes } of toolkit) for (const said of [tool, ...includes]) expect(text).toContain(said)
      for (const field of worksheet?.fields ?? []) expect(text).toContain(field)
      for (const { name } of resource.templates) expect(text).toContain(name)
    }
  })

  test('its next steps and its templates have addresses of their own', async () => {
    const resource = library.find(({ templates }) => templates.length > 1)!
    const actions = (await pageOf(`${pathOf(resource)}?tab=actions`)).main
    expect(actions.querySelectorAll('input[type=checkbox]')).toHaveLength(resource.actionItems.length)
    const templates = (await pageOf(`${pathOf(resource)}?tab=templates`)).main
    const files = resource.templates.map(({ id, format }) => `/downloads/${resource.id}/${id}.${format}`)
    expect(allByRole(templates, 'link').map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(files))
  })

  test('search engines read what it is: steps of a checklist, playbook or workbook, otherwise an article', async () => {
    for (const resource of library) {
      const { document, jsonLd } = await pageOf(pathOf(resource))
      const isHowTo = ['checklist', 'playbook', 'workbook'].includes(resource.type)
      expect(jsonLd).toMatchObject({
        '@type': isHowTo ? 'HowTo' : 'Article',
        name: resource.title,
        dateModified: resource.updatedOn,
        ...(isHowTo && { step: resource.actionItems.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text })) }),
      })
      const canonical = document.querySelector('link[rel=canonical]')!.getAttribute('href')!
      expect(new URL(canonical).pathname).toBe(pathOf(resource))
      const image = document.querySelector('meta[property="og:image"]')!.getAttribute('content')!
      expect(new URL(image).pathname).toBe(`/art/share/resource/${resource.id}.png`)
    }
  })

  test('an unknown one is not found, and not indexed', async () => {
    const response = await app.server.inject({ url: '/resource/no-such-resource' })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('Resource Not Found')
    expect(response.body).toContain('The requested resource could not be found.')
    expect(response.body).toContain('noindex')
  })
})
