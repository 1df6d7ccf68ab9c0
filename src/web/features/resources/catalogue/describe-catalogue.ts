import type { CatalogueEntry } from '#contract/resources/resources.ts'
import type { resourcesPageTexts } from '#contract/site-texts/resources-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { resourcePath, resourcesPath } from '#web/paths.ts'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'

/** Returns title, description and canonical path of the catalogue; a search has no path, because there is no end of them to index. */
export function describeCatalogue(texts: typeof resourcesPageTexts.texts, { tab, search }: ResourcesSearch) {
  const audience = tab ?? 'cafes'
  return {
    title: search ? filled(texts.search, { search }) : texts[audience],
    description: texts[`${audience}Description`],
    path: search ? undefined : resourcesPath({ tab }),
  }
}

type Described = ReturnType<typeof describeCatalogue>

/** Returns the page as structured data (schema.org); none of a search. */
export function catalogueJsonLd(publicUrl: string, { title, description, path }: Described, resources: readonly CatalogueEntry[]) {
  if (path === undefined) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    description,
    url: publicUrl + path,
    isAccessibleForFree: true,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: resources.length,
      itemListElement: resources.map(({ id, title: name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        url: publicUrl + resourcePath(id),
      })),
    },
  }
}
