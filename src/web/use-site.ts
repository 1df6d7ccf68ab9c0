import { useRouter } from '@tanstack/react-router'
import type { Site } from '#contract/site.ts'

/** What the page knows of its site; it came with the page. */
export const useSite = (): Site => useRouter().options.context.site
