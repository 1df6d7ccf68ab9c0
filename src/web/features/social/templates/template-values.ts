import { POST_TYPES, SOCIAL_PLATFORMS, type PostType, type SocialPlatform } from '#contract/social/social-options.ts'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import { cut } from '#shared/text/cut.ts'

/** The fields of a template as they are typed. */
export type TemplateValues = Omit<SocialTemplate, 'id' | 'platform'> & { platform: SocialPlatform | '' }

export const BLANK: TemplateValues = {
  templateName: '',
  platform: '',
  postType: 'manual',
  contentTemplate: '',
  hashtagTemplate: '',
  isDefault: false,
  isActive: true,
}

export const MAX_NAME = 80

export const valuesOf = ({ templateName, platform, postType, contentTemplate, hashtagTemplate, isDefault, isActive }: SocialTemplate) => ({
  templateName,
  platform,
  postType,
  contentTemplate,
  hashtagTemplate,
  isDefault,
  isActive,
})

/** Returns the values that a copy of a template begins with: the default stays the one it is of. */
export const copyOf = (template: SocialTemplate) => ({
  ...valuesOf(template),
  templateName: cut(`Copy of ${template.templateName}`, MAX_NAME),
  isDefault: false,
})

/** Returns whether posts of a kind are ever written by themselves, so that a template can be their default. */
export const hasDefault = (type: PostType) => type !== 'manual'

/** Says what a default template is used for. */
export const defaultWords = (type: PostType, platform: SocialPlatform | '') =>
  `Default: automatic posts of the kind “${POST_TYPES[type]}”${platform && ` on ${SOCIAL_PLATFORMS[platform]}`} are made from it`
