import { useMemo } from 'react'
import { navigate } from '#web/navigation/navigate.ts'
import { useQueryText } from '#web/navigation/query-text.ts'
import { readRules, searchWith, type PageRules } from './page-rules.ts'

export type Rules = { rules: PageRules; change: (rules: PageRules) => void }

/** Returns the rules that stand in the address, so that a link, a reload and the back button keep them, and a function that changes them. */
export function useRules(): Rules {
  const search = useQueryText()
  const rules = useMemo(() => readRules(search), [search])
  const change = (next: PageRules) =>
    navigate(location.pathname + searchWith(location.search, next), { keepScroll: true, keepChanges: true })
  return { rules, change }
}
