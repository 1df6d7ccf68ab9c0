import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { PostTypeName } from './social-posts.ts'
import { SocialPlatformName } from './social-accounts.ts'
import { described, line, PathId, prose, text, Uuid } from '#contract/endpoint/values.ts'

// Texts with variables, for posts that are written again and again.

export const MAX_SOCIAL_TEMPLATES = 50

export const SocialTemplate = z.object({
  id: Uuid,
  templateName: z.string(),
  platform: SocialPlatformName,
  postType: PostTypeName,
  contentTemplate: described(z.string(), 'With variables like `{businessName}`.'),
  hashtagTemplate: described(z.string(), 'Hashtags divided by spaces; may have variables as well.'),
  isDefault: described(z.boolean(), 'What is written by itself for this platform and type is made from it; at most one is.'),
  isActive: described(z.boolean(), 'Offered in the composer.'),
})
export type SocialTemplate = z.output<typeof SocialTemplate>

const ofSupplier = { id: PathId }

export const listSocialTemplates = endpoint('GET /api/suppliers/:id/social-templates', {
  summary: "A supplier's templates for posts",
  isPrivate: true,
  params: ofSupplier,
  output: z.array(SocialTemplate),
})

const templateName = line(80, 'Please give the template a name.')
const contentTemplate = text(5000, 'Please write the text of the template.')
const hashtagTemplate = prose(500)
const isDefault = z.boolean('Please say whether it is the default.')

export const addSocialTemplate = endpoint('POST /api/suppliers/:id/social-templates', {
  summary: 'Add a template',
  params: ofSupplier,
  body: {
    templateName,
    platform: SocialPlatformName,
    postType: z._default(PostTypeName, 'manual'),
    contentTemplate,
    hashtagTemplate: z._default(z.nullable(hashtagTemplate), ''),
    isDefault: z._default(isDefault, false),
    isActive: z._default(z.boolean('Please say whether it is in use.'), true),
  },
  output: SocialTemplate,
  status: 201,
})

const params = { id: Uuid }

export const changeSocialTemplate = endpoint('PUT /api/social-templates/:id', {
  summary: 'Change a template',
  description: 'Fields that are left out do not change. A new default replaces the one before.',
  params,
  body: {
    templateName: z.optional(templateName),
    platform: z.optional(SocialPlatformName),
    postType: z.optional(PostTypeName),
    contentTemplate: z.optional(contentTemplate),
    hashtagTemplate: z.optional(z.nullable(hashtagTemplate)),
    isDefault: z.optional(isDefault),
    isActive: z.optional(z.boolean('Please say whether it is in use.')),
  },
  output: SocialTemplate,
})
export const removeSocialTemplate = endpoint('DELETE /api/social-templates/:id', { summary: 'Remove a template', params })
