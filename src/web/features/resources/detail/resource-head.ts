import type { ResourcePage, ResourceType } from '#contract/resources/resources.ts'
import { BRAND } from '#contract/options.ts'
import { resourceSharePath } from '#shared/pictures/artwork-options.ts'
import { resourcePath } from '#web/paths.ts'

/** What is done step by step; the other types are read. */
const STEP_BY_STEP: readonly ResourceType[] = ['checklist', 'playbook', 'workbook']

/** Returns the title, meta data and structured data of a resource's page. */
export function resourceHead(resource: ResourcePage, publicUrl: string) {
  const { id, title, description, type, updatedOn, actionItems } = resource
  const path = resourcePath(id)
  const about = {
    '@context': 'https://schema.org',
    name: title,
    description,
    url: publicUrl + path,
    image: publicUrl + resourceSharePath(id),
    inLanguage: 'en-AU',
    isAccessibleForFree: true,
    dateModified: updatedOn,
    author: { '@type': 'Organization', name: BRAND, url: publicUrl },
  }
  const step = actionItems.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text }))
  const jsonLd = STEP_BY_STEP.includes(type) ? { ...about, '@type': 'HowTo', step } : { ...about, '@type': 'Article', headline: title }
  return { title, description, path, image: resourceSharePath(id), jsonLd }
}
