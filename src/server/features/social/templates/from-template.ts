import { hashtagsIn } from '#shared/social/social-text.ts'
import { asHashtagValues, fillVariables, type PostVariable } from '#shared/social/social-variables.ts'
import { MAX_HASHTAGS } from '#contract/social/social-posts.ts'
import type { PostTemplate } from './built-in-texts.ts'

/**
 * Returns what a template says with these values. Hashtags lose what no hashtag may have, and those whose variable has no value
 * are left out.
 */
export function fromTemplate({ contentTemplate, hashtagTemplate }: PostTemplate, values: Partial<Record<PostVariable, string | null>>) {
  const hashtags = hashtagsIn(fillVariables(hashtagTemplate, asHashtagValues(values)))
    .filter((word) => !word.includes('{'))
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}_]/gu, '').slice(0, 100))
    .filter(Boolean)
  return { content: fillVariables(contentTemplate, values), hashtags: [...new Set(hashtags)].slice(0, MAX_HASHTAGS) }
}
