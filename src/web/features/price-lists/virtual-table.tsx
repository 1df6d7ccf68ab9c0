import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '#web/use-media.ts'
import styles from './price-list.module.css'

/** Heights of a row before it is measured: in a table, and as a card. */
const ROW = 69
const CARD = 172

type VirtualTableProps = {
  label: string
  head: readonly string[]
  count: number
  keyOf: (at: number) => string | number
  /** The cells of a row. */
  children: (at: number) => ReactNode
  /** Called with the first and the last row that are drawn. */
  onRange?: (first: number, last: number) => void
}

/**
 * A table of any length, of which only the rows in view are drawn; on paper all of them. Arrow keys lead from what has the focus in a row to the
 * same in the next one.
 */
export function VirtualTable({ label, head, count, keyOf, children, onRange = () => {} }: VirtualTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const margin = useMargin(table)
  const isPrinted = usePrinting()
  const isCards = useMedia('(max-width: 39.9375rem)')
  // eslint-disable-next-line react/incompatible-library -- what it returns is used in this component only, which no compiler memoizes
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (isCards ? CARD : ROW),
    getItemKey: keyOf,
    overscan: 10,
    scrollMargin: margin,
  })
  const drawn = virtualizer.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const [from, to] = [first?.index ?? 0, last?.index ?? 0]
  const tellRange = useEffectEvent(onRange)
  useEffect(() => tellRange(from, to), [from, to])
  const rows = isPrinted ? Array.from({ length: count }, (_, index) => index) : drawn.map(({ index }) => index)
  return (
    // Arrow keys only lead on; all that can be done is done by buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table ref={table} aria-label={label} aria-rowcount={count + 1} className={styles.table} onKeyDown={moveFocus}>
      <thead>
        <tr aria-rowindex={1}>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Spacer height={isPrinted ? 0 : (first?.start ?? margin) - margin} columns={head.length} />
        {rows.map((index) => (
          <tr key={keyOf(index)} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
            {children(index)}
          </tr>
        ))}
        <Spacer height={isPrinted ? 0 : virtualizer.getTotalSize() - ((last?.end ?? margin) - margin)} columns={head.length} />
      </tbody>
    </table>
  )
}

/** As high as the rows that are not drawn. */
const Spacer = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    <tr aria-hidden="true" className={styles.spacer}>
      {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- it is no control */}
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  ) : null

/** Returns how far below the beginning of the page an element stands. */
function useMargin(element: { current: HTMLTableElement | null }): number {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setMargin((element.current?.tBodies[0]?.getBoundingClientRect().top ?? 0) + scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return margin
}

/** Whether the page is being printed, known before its layout is made. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const action = event.target instanceof HTMLButtonElement ? event.target.dataset.action : undefined
  const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null
  if (step === 0 || action === undefined || !row) return
  event.preventDefault()
  const next = event.currentTarget.querySelector(`tr[data-index="${Number(row.dataset.index) + step}"]`)
  const found = next?.querySelector<HTMLButtonElement>(`button[data-action="${action}"]`)
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'nearest' })
}
