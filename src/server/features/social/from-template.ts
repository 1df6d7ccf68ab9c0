import { hashtagsIn } from '#shared/social-text.ts'
import { fillVariables, type PostVariable } from '#shared/social-variables.ts'
import { HASHTAGS_MOST } from '#contract/social-posts.ts'
import type { PostTemplate } from './built-in-texts.ts'

/**
 * Returns what a template says with these values. Hashtags lose what no hashtag may have, "Coffee & Tea" becomes "CoffeeTea", and those whose
 * variable has no value are left out.
 */
export function fromTemplate({ contentTemplate, hashtagTemplate }: PostTemplate, values: Partial<Record<PostVariable, string | null>>) {
  const joined = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')]))
  const hashtags = hashtagsIn(fillVariables(hashtagTemplate, joined))
    .filter((word) => !word.includes('{'))
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}_]/gu, '').slice(0, 100))
    .filter(Boolean)
  return { content: fillVariables(contentTemplate, values), hashtags: [...new Set(hashtags)].slice(0, HASHTAGS_MOST) }
}
