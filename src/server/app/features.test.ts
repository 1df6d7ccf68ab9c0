import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Feature } from '#server/feature.ts'
import { FEATURES, retentionsOf } from './features.ts'

const FOLDER = join(import.meta.dirname, '../features')
const foldersWith = (files: string) => new Set(globSync(files, { cwd: FOLDER }).map((file) => file.split('/')[0]))
const context = { mail: { async send() {}, async close() {} } }

describe('The list of features', () => {
  test('every folder with routes, and every one that deletes at night, has a feature', () => {
    const features = foldersWith('*/feature.ts')
    const needed = [...foldersWith('*/**/{routes,*-routes,retention-queries}.ts')]
    expect(needed.length).toBeGreaterThan(30)
    expect(needed.filter((folder) => !features.has(folder))).toEqual([])
  })

  test('every feature of a folder is listed, once', async () => {
    const modules = globSync('*/feature.ts', { cwd: FOLDER }).map(
      (file) => import(`../features/${file}`) as Promise<Record<string, Feature>>,
    )
    const exported = (await Promise.all(modules)).flatMap((module) => Object.values(module))
    expect(new Set(FEATURES)).toEqual(new Set(exported))
    expect(FEATURES).toHaveLength(exported.length)
  })

  test('no two features have a retention of one name', () => {
    const names = FEATURES.flatMap(({ retention }) => Object.keys(retention?.(context) ?? {}))
    expect(Object.keys(retentionsOf(context)).toSorted()).toEqual(['deleteOldCalls', ...names].toSorted())
  })

  test('what happens when an address leaves or joins a list is said by one feature', () => {
    for (const end of ['onStop', 'onResume'] as const) {
      const lists = FEATURES.flatMap((feature) => Object.keys(feature[end] ?? {}))
      expect(lists).toEqual([...new Set(lists)])
    }
  })
})
