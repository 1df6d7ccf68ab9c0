import { ALL_TEXTS } from '#contract/site-texts/all-texts.ts'
import type { SiteText } from '#contract/site-texts/labelled-texts.ts'
import { RESOURCE_TEXTS } from '#server/features/resources/owner-texts.ts'

/** All texts that the owner may change, in the order of the editor: those of pages, which come with every page, then those of resources. */
export const KNOWN_TEXTS: readonly SiteText[] = [...ALL_TEXTS, ...RESOURCE_TEXTS]

const BY_KEY = new Map(KNOWN_TEXTS.map((text) => [text.key, text]))
export const textByKey = (key: string): SiteText | undefined => BY_KEY.get(key)
