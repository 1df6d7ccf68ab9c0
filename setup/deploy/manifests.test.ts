import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { documentsIn } from './deploy-files.ts'

type Manifest = { apiVersion: string; kind: string; metadata: { name?: string; generateName?: string } }

/** A kustomization is no object of the cluster; it is read by the test below. */
const KUSTOMIZATION = 'deploy/kubernetes/kustomization.yaml'
const files = globSync('deploy/kubernetes/*.yaml').filter((file) => file !== KUSTOMIZATION)
const manifests = files.flatMap((file) => documentsIn(file) as Manifest[])
const ofKind = <Kind>(kind: string) => manifests.filter((each) => each.kind === kind) as (Manifest & Kind)[]

/**
 * Returns what the compiler finds wrong with objects of Kubernetes by the types that are made of Kubernetes' own schema: fields that there are
 * none of, that are missing, or of another type.
 */
function faultsOf(objects: Manifest[]): string[] {
  // Inside the repository, so that the types are found.
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache', 'manifests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lines = objects.flatMap(({ apiVersion, kind, ...rest }, at) => {
    const [group = '', version = 'v1'] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion]
    const path = `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`
    return [
      `import type { ${kind} as Kind${at} } from '${path}'`,
      `export const object${at}: Kind${at} = ${JSON.stringify({ apiVersion, kind, ...rest })}`,
    ]
  })
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
  const args = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', '']
  const tsc = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), ...args, '--ignoreConfig', join(folder, 'manifests.ts')],
    {
      encoding: 'utf8',
    },
  )
  return tsc.stdout.split('\n').filter((line) => line.includes('error'))
}

describe('The manifests for Kubernetes', () => {
  test('each is what Kubernetes’ schema asks of its kind', () => {
    expect(new Set(manifests.map(({ kind }) => kind))).toEqual(
      new Set(['ConfigMap', 'Secret', 'Job', 'Deployment', 'Service', 'Ingress', 'HorizontalPodAutoscaler', 'PodDisruptionBudget']),
    )
    expect(faultsOf(manifests)).toEqual([])
  })

  test('a field that is misspelt, missing or of another type is found', () => {
    const job = { apiVersion: 'batch/v1', kind: 'Job', metadata: {} }
    const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: {} }
    const spec = { template: { spec: { containers: [{ name: 'x', readinesProbe: {} }] } } }
    const wrong = [
      { ...job, spec },
      { ...job, spec: {} },
      { ...budget, spec: { minAvailable: true } },
    ]
    expect(faultsOf(wrong)).toHaveLength(3)
  })

  test('both deployments have their probes, and what a drained machine may take of them at once is bounded', () => {
    type Deployment = {
      spec: {
        selector: { matchLabels: object }
        template: { metadata: { labels: object }; spec: { containers: Record<string, unknown>[] } }
      }
    }
    const deployments = ofKind<Deployment>('Deployment')
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(['backdock-web', 'backdock-worker']))
    const budgets = ofKind<{ spec: { selector: { matchLabels: object } } }>('PodDisruptionBudget').map(
      ({ spec }) => spec.selector.matchLabels,
    )
    for (const { spec } of deployments) {
      const [site] = spec.template.spec.containers
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) expect(site).toHaveProperty(probe)
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
      expect(budgets).toContainEqual(spec.selector.matchLabels)
    }
    const [scaler] = ofKind<{ spec: { scaleTargetRef: object } }>('HorizontalPodAutoscaler')
    expect(scaler!.spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'backdock-web' })
  })

  test('the kustomization has what runs all the time, and neither secrets nor the migration', () => {
    const [{ resources }] = documentsIn(KUSTOMIZATION) as [{ resources: string[] }]
    const apart = ['migrate.yaml', 'secret.example.yaml'].map((name) => `deploy/kubernetes/${name}`)
    expect(resources.map((name) => `deploy/kubernetes/${name}`).toSorted()).toEqual(
      files.filter((file) => !apart.includes(file)).toSorted(),
    )
  })
})
