import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'
import { catalogueRead } from './catalogue-read.ts'

/** Returns the read of the catalogue, and the search that its entries belong to: the last one, until the next one is answered. */
export function useCatalogue(search: ResourcesSearch) {
  const read = useQuery({ ...catalogueRead(search), placeholderData: keepPreviousData })
  const [answered, setAnswered] = useState(search.search)
  if (!read.isPlaceholderData && answered !== search.search) setAnswered(search.search)
  return { read, shown: { ...search, search: answered } }
}
