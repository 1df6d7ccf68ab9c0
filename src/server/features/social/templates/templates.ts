import type { Input } from '#contract/endpoint/endpoint.ts'
import {
  MAX_SOCIAL_TEMPLATES,
  type addSocialTemplate,
  type changeSocialTemplate,
  type SocialTemplate,
} from '#contract/social/social-templates.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { dropDefault, insertTemplate, lockTemplate, templateById, templatesOf, updateTemplate } from './template-queries.ts'

/** Adds a template, under a lock so that concurrent calls cannot exceed the limit. @throws 409 for more templates than a listing may have */
export async function addTemplate(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  { id: supplierId, hashtagTemplate, ...template }: Input<typeof addSocialTemplate>,
): Promise<SocialTemplate> {
  await lockSupplier(tx, supplierId)
  if ((await templatesOf(tx, supplierId)).length >= MAX_SOCIAL_TEMPLATES)
    throw conflict(`A listing has ${MAX_SOCIAL_TEMPLATES} templates at most. Please remove one first.`)
  if (template.isDefault) await dropDefault(tx, { ...template, supplierId })
  return insertTemplate(tx, { ...template, hashtagTemplate: hashtagTemplate ?? '', supplierId, createdAt: now() })
}

/** Changes a template. The default of the platform and type that it has afterwards makes room for it, where it is one. @throws 404 */
export const editTemplate = (
  { db }: Pick<Context, 'db'>,
  { id, hashtagTemplate, ...change }: Input<typeof changeSocialTemplate>,
): Promise<SocialTemplate> =>
  inTransaction(db, async (tx) => {
    const found = await templateById.load(tx, { id })
    if (found) await lockSupplier(tx, found.supplierId)
    const template = found && (await lockTemplate(tx, id))
    if (!template) throw notFound(templateById.what)
    const { isDefault = template.isDefault, platform = template.platform, postType = template.postType } = change
    if (isDefault) await dropDefault(tx, { supplierId: template.supplierId, platform, postType })
    return updateTemplate(tx, id, {
      ...change,
      isDefault,
      ...(hashtagTemplate !== undefined && { hashtagTemplate: hashtagTemplate ?? '' }),
    })
  })
