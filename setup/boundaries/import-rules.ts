import type { OxlintOverride } from 'oxlint'
import type { Boundary } from './boundary.ts'

/** Rules for all files: imports name the layer they enter, and the file with its extension. */
const everywhere = [
  { regex: '(^|/)\\.\\.(/|$)', message: 'Import across folders by its layer (#contract/…, #server/…, #web/…), never by ../' },
  { regex: '^[.#].*/[^./]+$', message: 'Name the file with its extension: Node looks for exactly that file.' },
]

const viaUseWrite = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'Write with useWrite (src/web/api/writes/use-write.ts), which says how it went.',
}

/** Returns the patterns that allow an entry: a package with its subpaths, or one of our paths. */
const allowed = (path: string) => (path.startsWith('#') ? [`!${path}`] : [`!${path}`, `!${path}/**`])

/** Returns a pattern group that forbids all imports except those of the row. */
const onlyWhat = ({ may }: Boundary) => ({
  group: ['**', '!./**', ...may.flatMap(allowed)],
  message: 'This layer may not import that (setup/boundaries/boundaries.ts).',
})

const restrictImports = (
  patterns: object[],
  paths: { name: string; importNames: string[]; message: string }[] = [],
): OxlintOverride['rules'] => ({
  'no-restricted-imports': ['error', { patterns, paths }],
})

/** Returns oxlint's overrides for the table of boundaries: no-restricted-imports, once for each row. Tests may import everything. */
export const importRules = (boundaries: Boundary[]): OxlintOverride[] => [
  { files: ['**'], rules: restrictImports(everywhere) },
  ...boundaries.map((boundary) => ({
    files: boundary.files,
    excludeFiles: ['**/*.test.{ts,tsx}'],
    rules: restrictImports([...everywhere, onlyWhat(boundary)], boundary.mutates ? [] : [viaUseWrite]),
  })),
]
