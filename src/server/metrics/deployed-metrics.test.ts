import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createMetrics } from './metrics.ts'

const metrics = createMetrics()
let app: TestApp

beforeAll(async () => void (app = await createTestApp({}, { metrics })))
afterAll(() => app.stop())

const DASHBOARD = 'deploy/grafana/backdock.json'
const ALERTS = 'deploy/prometheus/alerts.yaml'
/** What Prometheus itself adds to every sample. */
const OF_PROMETHEUS = ['job', 'instance', 'le']

/** Returns the labels of every name under which a metric has samples; those that Node's defaults have follow from what they show. */
async function served(): Promise<Map<string, string[]>> {
  const all = await metrics.registry.getMetricsAsJSON()
  return new Map(
    all.flatMap(({ name, type, values }) => {
      const labels = [...new Set(values.flatMap((each) => Object.keys(each.labels)))]
      const declared = (metrics.registry.getSingleMetric(name) as unknown as { labelNames?: string[] }).labelNames ?? []
      const names = String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
      return names.map((each) => [each, [...labels, ...declared]] as const)
    }),
  )
}

type Dashboard = {
  panels: { id: number; title: string; gridPos: { x: number; y: number; w: number }; targets: { expr: string; legendFormat: string }[] }[]
}
const dashboard = () => JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard
const dashboardTargets = () => dashboard().panels.flatMap(({ targets }) => targets)
/** The expressions of the rules: what follows `expr:`, on its line or on the indented ones below. */
const alertExpressions = () =>
  [...readFileSync(ALERTS, 'utf8').matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.+))/gm)].map(([, lines, line]) => (lines ?? line)!)

const METRIC = /\b(?:backdock|process|nodejs)_\w+/g
const namesIn = (expression: string) => expression.match(METRIC) ?? []
/** Returns the labels that an expression selects or groups by. */
const labelsIn = (expression: string) => [
  ...[...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
  ...[...expression.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', ')),
]

/** Returns what an expression names that is not there, a line each. */
async function faultsOf(expression: string): Promise<string[]> {
  const known = await served()
  const names = namesIn(expression)
  const labels = new Set([...OF_PROMETHEUS, ...names.flatMap((name) => known.get(name) ?? [])])
  return [...names.filter((name) => !known.has(name)), ...labelsIn(expression).filter((label) => !labels.has(label))]
}

describe('The shipped dashboard and rules', () => {
  test('name only metrics and labels that the site serves', async () => {
    const expressions = [...dashboardTargets().map(({ expr }) => expr), ...alertExpressions()]
    expect(expressions.length).toBeGreaterThan(25)
    for (const expression of expressions) expect([expression, ...(await faultsOf(expression))]).toEqual([expression])
  })

  test('a metric that is gone is found, and so is a label that it does not have', async () => {
    expect(await faultsOf('sum by (status) (backdock_http_requests)')).toEqual(['backdock_http_requests', 'status'])
    expect(await faultsOf('sum by (queue) (backdock_emails{status="queued"})')).toEqual(['queue'])
  })

  test('each of our own metrics is shown on the dashboard, or is the number of what is shown by its bytes', async () => {
    const shown = new Set(dashboardTargets().flatMap(({ expr }) => namesIn(expr).map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))))
    const own = metrics.registry.getMetricsAsArray().flatMap(({ name }) => (name.startsWith('backdock_') ? [name] : []))
    expect(own.filter((name) => !shown.has(name))).toEqual(['backdock_page_cache_entries'])
  })

  test('what a legend names is grouped by, no two panels share a number, and none lies on another', () => {
    const { panels } = dashboard()
    for (const { expr, legendFormat } of dashboardTargets())
      for (const [, label = ''] of legendFormat.matchAll(/{{(\w+)}}/g))
        expect(/\bby \(/.test(expr) ? labelsIn(expr) : OF_PROMETHEUS).toContain(label)
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x},${y}`)).size).toBe(panels.length)
  })

  test('every rule says how grave it is, what is the matter, and what to do', () => {
    const rules = readFileSync(ALERTS, 'utf8').split('- alert: ').slice(1)
    expect(rules).toHaveLength(alertExpressions().length)
    for (const rule of rules) for (const part of ['severity: ', 'summary: ', 'description: ']) expect(rule).toContain(part)
  })
})
