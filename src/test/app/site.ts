import type { Site } from '#contract/site/site.ts'

/** A site of which the owner has changed nothing, without figures. */
export const UNCHANGED = {
  content: { texts: {}, css: '' },
  statements: { figures: 'hidden', testimonials: 'hidden' },
} satisfies Partial<Site>
