// What all charts have in common.

export const AXIS = { axisLine: false, tickLine: false, tickMargin: 8 }
export const TICK = { fill: 'var(--faint)', fontSize: 'var(--text-13)' }

export const CONTAINER = {
  responsive: true,
  style: { inlineSize: '100%', blockSize: '100%' },
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
}

export const TOOLTIP = {
  separator: ' ',
  /** Keeps the order of the chart; by default they are sorted by name. */
  itemSorter: () => 0,
  contentStyle: { background: 'var(--foreground)', border: 0, borderRadius: 'var(--radius-label)', fontSize: 'var(--text-13)' },
  labelStyle: { color: 'var(--background)', fontWeight: 'var(--weight-strong)' },
  itemStyle: { color: 'var(--background)', padding: 0 },
}

export const figure = (value: unknown) => Number(value).toLocaleString('en-AU')
