import { useEffect, useRef } from 'react'
import { useParameter } from '#web/navigation/parameter.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { comparePath } from '#web/paths.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ComparedItem } from './compare.ts'
import { joinsText, readJoins, type Joins } from './joins.ts'

/**
 * Returns the joined rows, which are stored in the address, so that they survive a reload and the back button and can be shared as a link.
 */
export const useJoins = (): Joins => readJoins(useParameter('join'))

type Change = { items: readonly ComparedItem[]; bulkId: string; linkKey: string | null }

/**
 * Returns functions that join two rows and split a row. Afterwards the button of the resulting row receives the focus, because the button
 * that was pressed may be removed.
 */
export function useJoinSteps({ items, bulkId, linkKey }: Change) {
  const table = useRef<HTMLElement>(null)
  const focusOn = useRef<string>(undefined)
  useEffect(() => {
    const row = focusOn.current && table.current?.querySelector<HTMLElement>(`[data-row="${focusOn.current}"] button`)
    if (row) row.focus()
    focusOn.current = undefined
  }, [items])
  const navigateTo = (joins: Joins, focus: string, title: string, description: string) => {
    const before = location.href
    focusOn.current = focus
    navigate(comparePath(bulkId, linkKey, joinsText(joins)), { keepScroll: true })
    toast({ title, description, action: { label: 'Undo', onAct: () => navigate(before, { keepScroll: true }) } })
  }
  const joinsWithout = (...rows: ComparedItem[]) =>
    items.filter((item) => item.joined.length > 1 && !rows.includes(item)).map(({ joined }) => joined)
  // Every row has at least one id.
  return {
    table,
    join: (one: ComparedItem, other: ComparedItem) => {
      const [first, second] = items.indexOf(one) < items.indexOf(other) ? [one, other] : [other, one]
      const joins = [...joinsWithout(one, other), [...first.joined, ...second.joined]]
      navigateTo(joins, first.joined[0]!, 'Rows joined', `${first.name} and ${second.name} are compared as one item.`)
    },
    split: (item: ComparedItem) => navigateTo(joinsWithout(item), item.joined[0]!, 'Rows split', `${item.name} stands by itself again.`),
  }
}
