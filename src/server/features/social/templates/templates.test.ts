import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addSocialTemplate,
  changeSocialTemplate,
  listSocialTemplates,
  removeSocialTemplate,
  MAX_SOCIAL_TEMPLATES,
} from '#contract/social/social-templates.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { socialSupplier } from '#test/people/social.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

async function withTemplates() {
  const beans = await socialSupplier(app)
  return {
    ...beans,
    add: (templateName: string, fields: object = {}) =>
      beans.call(addSocialTemplate, { ...beans.path, templateName, platform: 'facebook', contentTemplate: 'New: {product}', ...fields }),
    defaults: async () =>
      (await beans.call(listSocialTemplates, beans.path)).filter(({ isDefault }) => isDefault).map(({ templateName }) => templateName),
  }
}

describe('Social templates', () => {
  test('a template is added, changed field by field, and removed', async () => {
    const beans = await withTemplates()
    const template = await beans.add('New product', { hashtagTemplate: null })
    expect(template).toEqual({
      id: expect.any(String),
      templateName: 'New product',
      platform: 'facebook',
      postType: 'manual',
      contentTemplate: 'New: {product}',
      hashtagTemplate: '',
      isDefault: false,
      isActive: true,
    })
    const changed = await beans.call(changeSocialTemplate, { id: template.id, hashtagTemplate: '#new {category}', isActive: false })
    expect(changed).toEqual({ ...template, hashtagTemplate: '#new {category}', isActive: false })
    await beans.call(removeSocialTemplate, { id: template.id })
    expect(await beans.call(listSocialTemplates, beans.path)).toEqual([])
    expect(await problemOf(beans.call(changeSocialTemplate, { id: template.id }))).toMatchObject({ status: 404 })
  })

  test('a platform and type has one default: a new one replaces the one before', async () => {
    const beans = await withTemplates()
    await beans.add('First', { isDefault: true })
    const second = await beans.add('Second', { isDefault: true })
    await beans.add('Offer', { isDefault: true, postType: 'promotion' })
    expect(await beans.defaults()).toEqual(['Second', 'Offer'])
    await beans.call(changeSocialTemplate, { id: second.id, postType: 'promotion' })
    expect(await beans.defaults()).toEqual(['Second'])
    await beans.call(changeSocialTemplate, { id: second.id, isDefault: false })
    expect(await beans.defaults()).toEqual([])
  })

  test(`a listing has ${MAX_SOCIAL_TEMPLATES} templates at most, even when several are added at once`, async () => {
    const beans = await withTemplates()
    for (let at = 1; at < MAX_SOCIAL_TEMPLATES; at++) await beans.add(`Template ${at}`)
    const url = `/api/suppliers/${beans.supplierId}/social-templates`
    const payload = { templateName: 'More', platform: 'facebook', contentTemplate: 'More' }
    const responses = await Promise.all([1, 2, 3].map(() => beans.ask({ method: 'POST', url, payload })))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
  })

  test("another supplier's templates cannot be read, changed or removed, and every wrong field is named", async () => {
    const [beans, milk] = [await withTemplates(), await withTemplates()]
    const { id } = await beans.add('Mine')
    expect(await problemOf(milk.call(listSocialTemplates, beans.path))).toMatchObject({ status: 403 })
    expect(await problemOf(milk.call(changeSocialTemplate, { id, templateName: 'Yours' }))).toMatchObject({ status: 403 })
    expect(await problemOf(milk.call(removeSocialTemplate, { id }))).toMatchObject({ status: 403 })
    const { errors } = await problemOf(beans.add(' ', { platform: 'myspace', contentTemplate: '' }))
    expect(errors?.map(({ path }) => path)).toEqual(['templateName', 'platform', 'contentTemplate'])
  })
})
