import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = resolve('tools/api-client')
const GENERATOR = resolve('tools/lint/node_modules/openapi-typescript/dist/index.mjs')
/** What a program that uses the client is checked with. The packages of the site are where it looks for the client's library. */
const CHECKS = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'esnext']
const RESOLUTION = ['--moduleResolution', 'bundler', '--lib', 'esnext,dom,dom.iterable', '--types', 'node', '--allowImportingTsExtensions']

/** Generates the types of a client from the API document, and returns how many lines they have. */
export async function generateTypes(document: object): Promise<number> {
  // The generator belongs to the tools, so that only tests install it: it has no types here.
  const { default: generate, astToString } = await import(pathToFileURL(GENERATOR).href)
  const types: string = astToString(await generate(document, { defaultNonNullable: false }))
  await writeFile(resolve(FOLDER, 'paths.ts'), types)
  return types.split('\n').length
}

/** Returns what the compiler finds wrong in a program beside the generated types; an empty text where it finds nothing. */
export function typeErrorsOf(program: string): Promise<string> {
  const args = [resolve('node_modules/typescript/bin/tsc'), ...CHECKS, ...RESOLUTION, resolve(FOLDER, program)]
  const { promise, resolve: settle } = Promise.withResolvers<string>()
  execFile(process.execPath, args, (error, stdout, stderr) => settle(error ? stdout + stderr || error.message : ''))
  return promise
}

/** Runs the program against an app that listens. */
export async function runJourney(address: string) {
  const { askAndAnswer } = await import(pathToFileURL(resolve(FOLDER, 'quote-journey.ts')).href)
  return askAndAnswer(address)
}
