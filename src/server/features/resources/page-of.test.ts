import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getResource } from '#contract/resources/resources.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { library } from './library.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

describe('GET /api/resources/:id', () => {
  test('every resource of the library is there with all of its text and the addresses of its files', async () => {
    for (const { templates, popular: _, ...resource } of library) {
      const page = await app.call(getResource, { id: resource.id })
      expect(page).toMatchObject({
        ...resource,
        packageUrl: `/downloads/${resource.id}/package.zip`,
        pdfUrl: `/downloads/${resource.id}/resource.pdf`,
        templates: templates.map(({ id, name, format }) => ({ id, name, format, url: `/downloads/${resource.id}/${id}.${format}` })),
      })
    }
  })

  test('a text document comes with what it says, a workbook with its sheets and columns alone', async () => {
    for (const resource of library) {
      const { templates } = await app.call(getResource, { id: resource.id })
      for (const [at, template] of resource.templates.entries()) {
        const said = template.format === 'docx' ? template.body : undefined
        const columns = template.format === 'xlsx' ? template.sheets.map((sheet) => sheet.columns.map(({ title }) => title)) : undefined
        expect(templates[at]!.body).toEqual(said)
        expect(templates[at]!.sheets?.map((sheet) => sheet.columns)).toEqual(columns)
        expect(JSON.stringify(templates[at])).not.toContain('"formula"')
      }
    }
  })

  test('three others of its category are related, those with the same subject first', async () => {
    for (const { id, category } of library) {
      const { related } = await app.call(getResource, { id })
      expect(related.map((one) => one.category)).toEqual([category, category, category])
      expect(new Set([id, ...related.map((one) => one.id)]).size).toBe(4)
    }
    const { related } = await app.call(getResource, { id: 'quote-and-follow-up-templates' })
    expect(related.map(({ id }) => id)).toContain('winning-cafe-accounts-guide')
  })

  test.each(['no-such-resource', 'Supplier-Scorecard', '..'])('%s is not found', async (id) => {
    expect(await problemOf(app.call(getResource, { id }))).toMatchObject({ status: 404 })
  })
})
