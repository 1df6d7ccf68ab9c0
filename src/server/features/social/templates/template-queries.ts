import type { PostType, SocialPlatform } from '#contract/social/social-options.ts'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db, NewRow, RowChange } from '#server/db/db.ts'

const TEMPLATE = ['id', 'templateName', 'platform', 'postType', 'contentTemplate', 'hashtagTemplate', 'isDefault', 'isActive'] as const

/** Returns the templates of a listing, the oldest first. */
export const templatesOf = (db: Db, supplierId: Id): Promise<SocialTemplate[]> =>
  db.selectFrom('socialTemplates').select(TEMPLATE).where('supplierId', '=', supplierId).orderBy('createdAt').orderBy('id').execute()

/** A template that a path names: a resource of an access rule. */
export const templateById = {
  what: 'This template',
  load: (db: Db, { id }: { id: string }) =>
    db.selectFrom('socialTemplates').select(['id', 'supplierId']).where('id', '=', id).executeTakeFirst(),
}

/** Locks a template until the transaction ends; returns undefined when it has been removed. */
export const lockTemplate = (tx: Db, id: string) =>
  tx
    .selectFrom('socialTemplates')
    .select([...TEMPLATE, 'supplierId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Kind = { supplierId: Id; platform: SocialPlatform; postType: PostType }

/** Makes no template of a platform and type the default. */
export const dropDefault = (tx: Db, { supplierId, platform, postType }: Kind) =>
  tx
    .updateTable('socialTemplates')
    .set({ isDefault: false })
    .where('supplierId', '=', supplierId)
    .where('platform', '=', platform)
    .where('postType', '=', postType)
    .where('isDefault', '=', true)
    .execute()

export const insertTemplate = (tx: Db, template: NewRow<'socialTemplates'>): Promise<SocialTemplate> =>
  tx.insertInto('socialTemplates').values(template).returning(TEMPLATE).executeTakeFirstOrThrow()

export const updateTemplate = (tx: Db, id: string, change: RowChange<'socialTemplates'>): Promise<SocialTemplate> =>
  tx
    .updateTable('socialTemplates')
    // Without a change there is nothing to set; the id stays what it is.
    .set({ id, ...change })
    .where('id', '=', id)
    .returning(TEMPLATE)
    .executeTakeFirstOrThrow()

/** Does nothing when it has been removed before. */
export const deleteTemplate = (db: Db, id: string) => db.deleteFrom('socialTemplates').where('id', '=', id).execute()

/** Returns the template in use for a platform and type, the default first; undefined where there is none. */
export const templateFor = (db: Db, { supplierId, platform, postType }: Kind, { isDefault }: { isDefault: boolean }) =>
  db
    .selectFrom('socialTemplates')
    .select(['contentTemplate', 'hashtagTemplate'])
    .where('supplierId', '=', supplierId)
    .where('platform', '=', platform)
    .where('postType', '=', postType)
    .where('isActive', '=', true)
    .$if(isDefault, (templates) => templates.where('isDefault', '=', true))
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
