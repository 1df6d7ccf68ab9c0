import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'address' in value && 'params' in value

/** Returns every endpoint of the contract. */
export async function contractEndpoints(): Promise<AnyEndpoint[]> {
  const files = globSync('src/contract/**/*.ts', { exclude: ['**/*.test.ts'] }).toSorted()
  const modules = await Promise.all(files.map((file) => import(resolve(file))))
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}
